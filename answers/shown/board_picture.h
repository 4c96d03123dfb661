// A position as this terminal shows it best: with lines where it can (terminal_style.h), in letters elsewhere.
#ifndef HOTSTONE_ANSWERS_SHOWN_BOARD_PICTURE_H_
#define HOTSTONE_ANSWERS_SHOWN_BOARD_PICTURE_H_

#include <string>

#include "answers/shown/terminal_style.h"
#include "formats/diagram.h"

namespace hotstone::answers {

// formats::LinesDiagram where the style has lines, else formats::Diagram.
std::string BoardPicture(const spec::Position& position, const formats::DiagramMarks& marks = {},
                         const TerminalStyle& style = OutputStyle());

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_BOARD_PICTURE_H_
