#include "tests/house/room_rules.h"

#include <algorithm>
#include <map>
#include <set>

#include "tests/house/floors.h"
#include "tests/house/include_rules.h"

namespace hotstone::house {
namespace {

// Every room, with the rooms its files include.
Arrows ArrowsOf(const std::vector<SourceFile>& tree) {
  Arrows arrows;
  for (const SourceFile& file : tree) {
    if (IsCode(file.path)) arrows[RoomOf(file.path)];
  }
  for (const SourceFile& file : tree) {
    if (!IsCode(file.path)) continue;
    const std::string room = RoomOf(file.path);
    for (const std::string& line : Lines(file.text)) {
      const std::string needed = RoomOf(IncludeTarget(line));
      if (needed != room && arrows.count(needed) > 0) arrows[room].insert(needed);
    }
  }
  return arrows;
}

}  // namespace

std::string RoomOf(const std::string& path) {
  std::string room = path.substr(0, path.rfind('.'));
  const std::string inl = "-inl";
  if (room.size() > inl.size() && room.compare(room.size() - inl.size(), inl.size(), inl) == 0) {
    room.resize(room.size() - inl.size());
  }
  return room;
}

std::vector<std::string> KnotSlips(const std::vector<SourceFile>& tree) {
  const Arrows arrows = ArrowsOf(tree);
  std::map<std::string, std::set<std::string>> reached;
  for (const auto& [room, needed] : arrows) reached[room] = Reached(arrows, room);
  std::vector<std::string> slips;
  std::set<std::string> told;
  for (const auto& [room, from_here] : reached) {
    if (from_here.count(room) == 0 || told.count(room) > 0) continue;
    std::string names = room;
    for (const std::string& other : from_here) {
      if (other == room || reached.at(other).count(room) == 0) continue;
      told.insert(other);
      names += ", " + other;
    }
    slips.push_back("rooms that need each other: " + names);
  }
  return slips;
}

std::vector<std::string> CrowdSlips(const std::vector<SourceFile>& tree) {
  std::map<std::string, std::set<std::string>> rooms;
  for (const SourceFile& file : tree) {
    if (!IsCode(file.path) || FloorOf(file.path) == nullptr) continue;
    rooms[FolderOf(file.path)].insert(RoomOf(file.path));
  }
  std::vector<std::string> slips;
  for (const auto& [folder, inside] : rooms) {
    if (inside.size() <= kMaxRooms) continue;
    slips.push_back(folder + "/ holds " + std::to_string(inside.size()) + " rooms, of at most " +
                    std::to_string(kMaxRooms) + ": it wants another wing");
  }
  return slips;
}

}  // namespace hotstone::house
