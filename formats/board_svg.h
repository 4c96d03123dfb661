// A position as a picture: one SVG element that works alone in a page, without script, style sheet
// or font.
//
//   lines and hoshi on a board's colour, stones with an outline, so that they show on light and
//   dark pages; letters (without I) and numbers outside; a ring on the point in question, in the
//   player's colour if the point is empty; a square on each point that differs from another
//   picture.
//
// The element has a title, supplied by the caller, for readers who cannot see it. Texts are
// escaped.
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
  std::optional<spec::Move> play;    // a ring; a pass is not drawn
  std::vector<spec::Point> differs;  // a square each
};

std::string BoardSvg(const spec::Position& position, const std::string& title,
                     const BoardSvgMarks& marks = {});

// Escapes text for use between tags and in quoted attributes of HTML and XML.
std::string EscapeMarkup(const std::string& text);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_BOARD_SVG_H_
