// Rooms: what a file is together with, and which rooms may need which.
//
// A room is a header with what belongs to it: x.h, x.cc, x-inl.h of one folder. It needs the rooms whose
// headers its files include. Two rooms that need each other, directly or round a corner, are one room with
// two doors: neither can be read, tested or replaced without the other, so what both need becomes a room of
// its own. And a folder with too many rooms wants another wing.
#ifndef HOTSTONE_TESTS_HOUSE_ROOM_RULES_H_
#define HOTSTONE_TESTS_HOUSE_ROOM_RULES_H_

#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

inline constexpr size_t kMaxRooms = 20;

// "spec/board/chains" of spec/board/chains.h, .cc and -inl.h.
std::string RoomOf(const std::string& path);

// The rooms that need each other, in the order of their names: a slip for each set of them.
std::vector<std::string> KnotSlips(const std::vector<SourceFile>& tree);

// The folders of floors (floors.h) that hold more than kMaxRooms rooms; a test is a room.
std::vector<std::string> CrowdSlips(const std::vector<SourceFile>& tree);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_ROOM_RULES_H_
