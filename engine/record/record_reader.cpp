#include "engine/record/record_reader.h"

namespace mt
{

bool TextLines::next(std::string& line)
{
    using Traits = std::istream::traits_type;
    line.clear();
    hadLineFeed_ = false;
    while (line.size() <= maxTextBytes) {
        const Traits::int_type c = in_.get();
        if (Traits::eq_int_type(c, Traits::eof()))
            break;
        ++bytes_;
        if (c == '\n') {
            hadLineFeed_ = true;
            break;
        }
        line.push_back(Traits::to_char_type(c));
    }
    // What was read of a line when the disk failed is no line.
    if (failed() || (line.empty() && !hadLineFeed_))
        return false;
    ++number_;
    return true;
}

bool RecordReader::next()
{
    if (fault_ || droppedTail_)
        return false;
    std::string text;
    if (!lines_.next(text)) {
        if (lines_.failed())
            fault_ = Fault{.kind = FaultKind::unreadable, .line = lines_.number() + 1};
        else if (replay_.next() == Replay::Next::header)
            fault_ = Fault{.kind = FaultKind::empty};
        return false;
    }
    std::variant<RecordLine, Fault> read = readLine(text);
    if (Fault* fault = std::get_if<Fault>(&read)) {
        const bool halfWritten = fault->kind == FaultKind::notJson || fault->kind == FaultKind::empty;
        if (halfWritten && !lines_.hadLineFeed() && replay_.next() != Replay::Next::header)
            droppedTail_ = true;
        else
            fault_ = std::move(*fault);
    } else {
        line_ = std::get<RecordLine>(std::move(read));
        fault_ = replay_.append(line_);
    }
    if (fault_)
        fault_->line = lines_.number();
    if (fault_ || droppedTail_)
        return false;
    goodBytes_ = lines_.bytes();
    lacksLineFeed_ = !lines_.hadLineFeed();
    return true;
}

} // namespace mt
