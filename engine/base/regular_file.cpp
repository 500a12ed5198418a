#include "engine/base/regular_file.h"

#include <array>
#include <cerrno>
#include <streambuf>

#include <fcntl.h>
#include <sys/stat.h>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mt
{
namespace
{

using Kind = FileProblem::Kind;

#ifdef _WIN32
using Status = struct _stat64;
using Count = int;

int openFile(const std::filesystem::path& path) { return ::_wopen(path.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT); }

bool find(int file, Status& status) { return ::_fstat64(file, &status) == 0; }
Count readSome(int file, char* to, std::size_t most) { return ::_read(file, to, static_cast<unsigned>(most)); }
std::int64_t seek(int file, std::int64_t by, int whence) { return ::_lseeki64(file, by, whence); }
void closeFile(int file) { ::_close(file); }
#else
using Status = struct stat;
using Count = ssize_t;

// A pipe would be waited for until somebody writes into it; a terminal might become ours.
int openFile(const std::filesystem::path& path)
{
    return ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

bool find(int file, Status& status) { return ::fstat(file, &status) == 0; }
Count readSome(int file, char* to, std::size_t most) { return ::read(file, to, most); }
std::int64_t seek(int file, std::int64_t by, int whence) { return ::lseek(file, by, whence); }
void closeFile(int file) { ::close(file); }
#endif

std::optional<FileProblem> problemOf(std::filesystem::file_type type)
{
    using Type = std::filesystem::file_type;
    switch (type) {
    case Type::directory: return FileProblem{Kind::folder};
    case Type::fifo:
    case Type::socket: return FileProblem{Kind::pipe};
    case Type::block:
    case Type::character: return FileProblem{Kind::device};
    default: return std::nullopt;
    }
}

// Why it could not be opened. What the system says of a folder or a socket there says nothing to anybody.
FileProblem problemAt(const std::filesystem::path& path, int number)
{
    if (number == ENOENT || number == ENOTDIR)
        return {Kind::missing};
    std::error_code ignored;
    if (const auto problem = problemOf(std::filesystem::status(path, ignored).type()))
        return *problem;
    return {Kind::unreadable, 0, {number, std::generic_category()}};
}

std::optional<FileProblem> problemOf(const Status& status, std::uint64_t mostBytes)
{
    switch (status.st_mode & S_IFMT) {
    case S_IFREG: break;
    case S_IFDIR: return FileProblem{Kind::folder};
#ifdef S_IFBLK
    case S_IFBLK: // where there is such a thing, it is as the next one
#endif
    case S_IFCHR: return FileProblem{Kind::device};
    default: return FileProblem{Kind::pipe};
    }
    if (static_cast<std::uint64_t>(status.st_size) > mostBytes)
        return FileProblem{Kind::tooLarge, mostBytes};
    return std::nullopt;
}

} // namespace

class FileStream::Buffer : public std::streambuf
{
public:
    Buffer(const std::filesystem::path& path, std::uint64_t mostBytes) : most_(mostBytes), file_(openFile(path))
    {
        Status status = {};
        if (file_ < 0)
            problem_ = problemAt(path, errno);
        else if (!find(file_, status))
            problem_ = FileProblem{Kind::unreadable, 0, {errno, std::generic_category()}};
        else
            problem_ = problemOf(status, most_);
    }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    ~Buffer() override
    {
        if (file_ >= 0)
            closeFile(file_);
    }

    const std::optional<FileProblem>& problem() const { return problem_; }

protected:
    // A stream takes an exception for its bad().
    int_type underflow() override
    {
        if (problem_)
            throw std::ios_base::failure("no file");
        Count count = 0;
        do
            count = readSome(file_, bytes_.data(), bytes_.size());
        while (count < 0 && errno == EINTR);
        if (count < 0)
            fail({Kind::unreadable, 0, {errno, std::generic_category()}});
        at_ += static_cast<std::uint64_t>(count);
        // It grows while it is read, or it is one of the system's own that tell no size.
        if (at_ > most_)
            fail({Kind::tooLarge, most_});
        setg(bytes_.data(), bytes_.data(), bytes_.data() + count);
        return count == 0 ? traits_type::eof() : traits_type::to_int_type(bytes_.front());
    }

    pos_type seekoff(off_type by, std::ios_base::seekdir from, std::ios_base::openmode) override
    {
        if (problem_)
            return pos_type(off_type(-1));
        // What is in the buffer has been read from the file, but not yet by anybody.
        const off_type ahead = egptr() - gptr();
        if (from == std::ios_base::cur)
            by -= ahead;
        const int whence = from == std::ios_base::beg ? SEEK_SET : from == std::ios_base::cur ? SEEK_CUR : SEEK_END;
        const std::int64_t at = seek(file_, by, whence);
        setg(bytes_.data(), bytes_.data(), bytes_.data());
        at_ = at < 0 ? at_ : static_cast<std::uint64_t>(at);
        return pos_type(off_type(at));
    }

    pos_type seekpos(pos_type to, std::ios_base::openmode which) override
    {
        return seekoff(off_type(to), std::ios_base::beg, which);
    }

private:
    [[noreturn]] void fail(const FileProblem& problem)
    {
        problem_ = problem;
        throw std::ios_base::failure("the file fails");
    }

    std::uint64_t most_;
    int file_;
    std::optional<FileProblem> problem_;
    std::uint64_t at_ = 0; ///< how far the file has been read
    std::array<char, std::size_t{1} << 16> bytes_{};
};

FileStream::FileStream(const std::filesystem::path& path, std::uint64_t mostBytes)
    : std::istream(nullptr), buffer_(std::make_unique<Buffer>(path, mostBytes))
{
    rdbuf(buffer_.get());
    if (problem())
        setstate(std::ios_base::badbit);
}

FileStream::~FileStream() = default;

const std::optional<FileProblem>& FileStream::problem() const { return buffer_->problem(); }

std::variant<std::string, FileProblem> readFile(const std::filesystem::path& path, std::uint64_t mostBytes)
{
    FileStream in(path, mostBytes);
    std::string text;
    std::array<char, std::size_t{1} << 16> piece{};
    while (in.read(piece.data(), piece.size()), in.gcount() > 0)
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    if (const std::optional<FileProblem>& problem = in.problem())
        return *problem;
    return text;
}

std::optional<FileProblem> obstacleAt(const std::filesystem::path& path, std::uint64_t mostBytes)
{
    std::error_code error;
    const std::filesystem::file_type type = std::filesystem::status(path, error).type();
    if (type == std::filesystem::file_type::not_found)
        return std::nullopt;
    if (const auto problem = problemOf(type))
        return problem;
    const std::uintmax_t size = error ? 0 : std::filesystem::file_size(path, error);
    if (error)
        return FileProblem{Kind::unreadable, 0, error};
    return size > mostBytes ? std::optional(FileProblem{Kind::tooLarge, mostBytes}) : std::nullopt;
}

} // namespace mt
