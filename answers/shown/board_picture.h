// A position in the best form for this terminal: line graphics if it supports them
// (terminal_style.h), otherwise letters.
#ifndef HOTSTONE_ANSWERS_SHOWN_BOARD_PICTURE_H_
#define HOTSTONE_ANSWERS_SHOWN_BOARD_PICTURE_H_

#include <string>

#include "answers/shown/terminal_style.h"
#include "formats/diagram.h"

namespace hotstone::answers {

// formats::LinesDiagram if the style has lines, otherwise formats::Diagram.
std::string BoardPicture(const spec::Position& position, const formats::DiagramMarks& marks = {},
                         const TerminalStyle& style = OutputStyle());

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_BOARD_PICTURE_H_
