// Rooms: which files belong together, and which rooms may depend on which.
//
// A room is a header with its companions: x.h, x.cc, x-inl.h of one folder. It depends on the rooms
// whose headers its files include. Two rooms that depend on each other, directly or indirectly, are
// really one room: neither can be read, tested or replaced without the other, so their shared part
// must become a room of its own. A folder with too many rooms needs another wing.
#ifndef HOTSTONE_TESTS_HOUSE_ROOM_RULES_H_
#define HOTSTONE_TESTS_HOUSE_ROOM_RULES_H_

#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace hotstone::house {

inline constexpr size_t kMaxRooms = 20;

// "spec/board/chains" for spec/board/chains.h, .cc and -inl.h.
std::string RoomOf(const std::string& path);

// The cycles of mutually dependent rooms, in name order: one slip per set.
std::vector<std::string> KnotSlips(const std::vector<SourceFile>& tree);

// The folders of floors (floors.h) that hold more than kMaxRooms rooms; a test is a room.
std::vector<std::string> CrowdSlips(const std::vector<SourceFile>& tree);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_ROOM_RULES_H_
