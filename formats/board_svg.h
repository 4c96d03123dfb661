// A position as a picture: one SVG element that stands in a page by itself, without script, style sheet or
// font.
//
//   lines and hoshi on a board's colour, stones with an edge, so that they are seen in light and dark pages;
//   letters (without I) and numbers outside; a ring on the point in question, in the colour of its player where
//   it is empty; a square on each point that differs from another picture.
//
// The element has a title for who cannot see it: what it shows, as the caller says. Texts are escaped.
#ifndef HOTSTONE_FORMATS_BOARD_SVG_H_
#define HOTSTONE_FORMATS_BOARD_SVG_H_

#include <optional>
#include <string>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/move.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::formats {

struct BoardSvgMarks {
  std::optional<spec::Move> play;    // a ring; passes are not drawn
  std::vector<spec::Point> differs;  // a square each
};

std::string BoardSvg(const spec::Position& position, const std::string& title,
                     const BoardSvgMarks& marks = {});

// Text between tags and in quoted attributes, of HTML and XML.
std::string EscapeMarkup(const std::string& text);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_BOARD_SVG_H_
