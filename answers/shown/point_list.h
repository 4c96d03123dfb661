// The names of points as a list, in order: ["A1", "B1"].
#ifndef HOTSTONE_ANSWERS_SHOWN_POINT_LIST_H_
#define HOTSTONE_ANSWERS_SHOWN_POINT_LIST_H_

#include <string>
#include <vector>

#include "spec/board/board.h"

namespace hotstone::answers {

inline std::vector<std::string> PointList(const std::vector<spec::Point>& points) {
  std::vector<std::string> names;
  for (const spec::Point p : points) names.push_back(spec::PointName(p));
  return names;
}

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_POINT_LIST_H_
