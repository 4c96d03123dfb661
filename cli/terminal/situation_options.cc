#include "cli/terminal/situation_options.h"

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"

namespace hotstone::cli {

Option& AddPositionOption(Command& command, std::string* rows, const std::string& what) {
  return command.AddOption("--position", rows,
                           absl::StrCat("Rows from the top, separated by '/', X black, O white, "
                                        "'.' empty, for example X.O/.X./...; ",
                                        what));
}

Option& AddToMoveOption(Command& command, std::string* to_move, const std::string& names) {
  return command.AddOption(names, to_move, "Black or White, written B or W")
      .OneOf({"B", "W"})
      .ShowDefault();
}

void AddPassesAndBanOptions(Command& command, answers::Circumstances* circumstances) {
  command.AddOption("--passes", &circumstances->passes, "Passes in a row just before the situation")
      .Range(0, 3);
  command.AddOption(
      "--ban", &circumstances->ban,
      "Point at which a hot stone bans the player to move from playing; under hot=hot several, "
      "such as A1,C2");
}

}  // namespace hotstone::cli
