#include "formats/handicap_points.h"

#include <algorithm>

namespace hotstone::formats {
namespace {

using spec::Point;

constexpr int kLeastSide = 7;
constexpr int kLeastSideWithMiddle = 9;

int EdgeLine(int lines) { return lines < 13 ? 2 : 3; }
bool HasMiddle(int lines) { return lines >= kLeastSideWithMiddle && lines % 2 == 1; }

}  // namespace

std::vector<Point> FixedHandicap(spec::BoardSize size, int stones) {
  const int least = std::min(size.cols(), size.rows());
  const bool middle = HasMiddle(size.cols()) && HasMiddle(size.rows());
  if (least < kLeastSide || stones < 2 || stones > (middle ? 9 : 4)) return {};
  const int left = EdgeLine(size.cols());
  const int right = size.cols() - 1 - left;
  const int low = EdgeLine(size.rows());
  const int high = size.rows() - 1 - low;
  const int col = size.cols() / 2;
  const int row = size.rows() / 2;
  std::vector<Point> points = {{left, low}, {right, high}, {left, high}, {right, low}};
  points.resize(static_cast<size_t>(std::min(stones, 4)), Point{});
  if (stones >= 6) points.insert(points.end(), {{left, row}, {right, row}});
  if (stones >= 8) points.insert(points.end(), {{col, low}, {col, high}});
  if (stones > 4 && stones % 2 == 1) points.push_back({col, row});
  return points;
}

std::vector<Point> FreeHandicap(spec::BoardSize size, int stones) {
  std::vector<Point> points = FixedHandicap(size, stones);
  if (!points.empty() || stones < 2) return points;
  for (int i = 0; i < size.points() && points.size() < static_cast<size_t>(stones); ++i) {
    const Point p = size.At(i);
    if ((p.col + p.row) % 2 == 1) points.push_back(p);
  }
  if (points.size() < 2) points.clear();
  return points;
}

}  // namespace hotstone::formats
