// What is wrong with a record, and with the file it is in.
#pragma once

#include "app/saving/store_problem.h"

#include <QCoreApplication>
#include <QString>

class FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(FaultWords)

public:
    /// The file, the line and what is wrong, in a sentence or two.
    static QString problem(const StoreProblem& problem);
    /// Why its content is not to be had, to stand after a colon.
    static QString ofFile(const mt::FileProblem& problem);
    /// What is wrong in the line, without the line's number.
    static QString sentence(const mt::Fault& fault);

private:
    static QString ofText(const mt::Fault& fault);
    static QString ofOrder(mt::FaultKind kind);
};
