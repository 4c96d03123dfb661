#include "answers/shown/board_picture.h"

namespace hotstone::answers {

std::string BoardPicture(const spec::Position& position, const formats::DiagramMarks& marks,
                         const TerminalStyle& style) {
  return style.lines ? formats::LinesDiagram(position, marks) : formats::Diagram(position, marks);
}

}  // namespace hotstone::answers
