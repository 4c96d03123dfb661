#include "formats/board_svg.h"

#include "absl/strings/str_cat.h"
#include "spec/board/position.h"

namespace hotstone::formats {
namespace {

constexpr int kStep = 20;    // between two lines
constexpr int kMargin = 26;  // outside the first line, holds the coordinates

class Picture {
 public:
  explicit Picture(const spec::BoardSize& size) : size_(size) {}

  int X(spec::Point p) const { return kMargin + kStep * p.col; }
  int Y(spec::Point p) const { return kMargin + kStep * (size_.rows() - 1 - p.row); }

  void Line(spec::Point from, spec::Point to) {
    absl::StrAppend(&svg_, "<path d=\"M", X(from), " ", Y(from), "L", X(to), " ", Y(to),
                    "\" stroke=\"#5b4a2b\"/>");
  }
  void Circle(spec::Point p, int radius, const std::string& style) {
    absl::StrAppend(&svg_, "<circle cx=\"", X(p), "\" cy=\"", Y(p), "\" r=\"", radius, "\" ", style,
                    "/>");
  }
  void Square(spec::Point p) {
    absl::StrAppend(
        &svg_, "<rect x=\"", X(p) - 5, "\" y=\"", Y(p) - 5,
        "\" width=\"10\" height=\"10\" fill=\"none\" stroke=\"#d00\" stroke-width=\"2\"/>");
  }
  void Text(int x, int y, const std::string& text) {
    absl::StrAppend(&svg_, "<text x=\"", x, "\" y=\"", y, "\">", text, "</text>");
  }

  std::string End(const std::string& title) const {
    const int width = 2 * kMargin + kStep * (size_.cols() - 1);
    const int height = 2 * kMargin + kStep * (size_.rows() - 1);
    return absl::StrCat("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"", width,
                        "\" height=\"", height, "\" viewBox=\"0 0 ", width, " ", height,
                        "\"><title>", EscapeMarkup(title), "</title><rect width=\"", width,
                        "\" height=\"", height,
                        "\" fill=\"#e3bd6d\"/><g font-family=\"sans-serif\" font-size=\"10\" "
                        "text-anchor=\"middle\" fill=\"#3a2c10\">",
                        svg_, "</g></svg>");
  }

 private:
  spec::BoardSize size_;
  std::string svg_;
};

void DrawLines(Picture& picture, const spec::BoardSize& size) {
  for (int col = 0; col < size.cols(); ++col) {
    picture.Line({col, 0}, {col, size.rows() - 1});
    const std::string name = spec::PointName({col, 0}).substr(0, 1);
    picture.Text(picture.X({col, 0}), kMargin - 14, name);
    picture.Text(picture.X({col, 0}), picture.Y({0, 0}) + 22, name);
  }
  for (int row = 0; row < size.rows(); ++row) {
    picture.Line({0, row}, {size.cols() - 1, row});
    picture.Text(10, picture.Y({0, row}) + 4, absl::StrCat(row + 1));
    picture.Text(picture.X({size.cols() - 1, row}) + 17, picture.Y({0, row}) + 4,
                 absl::StrCat(row + 1));
  }
}

}  // namespace

std::string EscapeMarkup(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '&') {
      result += "&amp;";
    } else if (c == '<') {
      result += "&lt;";
    } else if (c == '>') {
      result += "&gt;";
    } else if (c == '"') {
      result += "&quot;";
    } else if (c == '\'') {
      result += "&#39;";
    } else {
      result += c;
    }
  }
  return result;
}

std::string BoardSvg(const spec::Position& position, const std::string& title,
                     const BoardSvgMarks& marks) {
  const spec::BoardSize& size = position.size();
  Picture picture(size);
  DrawLines(picture, size);
  for (int i = 0; i < size.points(); ++i) {
    const spec::Point p = size.At(i);
    const auto color = position.At(p);
    if (!color.has_value()) continue;
    picture.Circle(p, 9,
                   *color == spec::Color::kBlack ? "fill=\"#111\" stroke=\"#000\""
                                                 : "fill=\"#fff\" stroke=\"#000\"");
  }
  if (marks.play.has_value() && marks.play->at.has_value() && size.Contains(*marks.play->at)) {
    const spec::Point p = *marks.play->at;
    if (position.IsEmpty(p)) {
      picture.Circle(p, 9,
                     marks.play->player == spec::Color::kBlack
                         ? "fill=\"#111\" fill-opacity=\".45\""
                         : "fill=\"#fff\" fill-opacity=\".7\"");
    }
    picture.Circle(p, 4,
                   marks.play->player == spec::Color::kBlack
                       ? "fill=\"none\" stroke=\"#fff\" stroke-width=\"2\""
                       : "fill=\"none\" stroke=\"#111\" stroke-width=\"2\"");
  }
  for (const spec::Point p : marks.differs) picture.Square(p);
  return picture.End(title);
}

}  // namespace hotstone::formats
