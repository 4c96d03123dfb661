#include "conformance/play/gtp_engine.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "conformance/play/gtp_engine_commands.h"

namespace hotstone::conformance {
namespace {

const std::vector<GtpHandler>& AllCommands();

const GtpHandler* Find(std::string_view name) {
  const auto& all = AllCommands();
  const auto found = std::find_if(
      all.begin(), all.end(), [name](const GtpHandler& command) { return command.name == name; });
  return found == all.end() ? nullptr : &*found;
}

// A command without arguments and with a fixed answer.
template <typename Text>
GtpAnswer Say(const GtpArguments& arguments, const Text& text) {
  if (!arguments.empty()) return GtpSyntaxError();
  return std::string(text);
}

GtpAnswer ProtocolVersion(GtpState&, const GtpArguments& arguments) { return Say(arguments, "2"); }
GtpAnswer Name(GtpState&, const GtpArguments& arguments) { return Say(arguments, "Hotstone"); }
GtpAnswer Version(GtpState&, const GtpArguments& arguments) { return Say(arguments, kVersion); }

GtpAnswer KnownCommand(GtpState&, const GtpArguments& arguments) {
  if (arguments.size() != 1) return GtpSyntaxError();
  return std::string(Find(arguments[0]) != nullptr ? "true" : "false");
}

GtpAnswer ListCommands(GtpState&, const GtpArguments& arguments) {
  std::vector<std::string> names;
  for (const GtpHandler& command : AllCommands()) names.emplace_back(command.name);
  return Say(arguments, absl::StrJoin(names, "\n"));
}

GtpAnswer Quit(GtpState& state, const GtpArguments& arguments) {
  if (!arguments.empty()) return GtpSyntaxError();
  state.quit = true;
  return std::string();
}

const std::vector<GtpHandler>& AllCommands() {
  static const auto* const all = [] {
    auto* commands = new std::vector<GtpHandler>{{"protocol_version", ProtocolVersion},
                                                 {"name", Name},
                                                 {"version", Version},
                                                 {"known_command", KnownCommand},
                                                 {"list_commands", ListCommands},
                                                 {"quit", Quit}};
    for (const auto* group : {&GtpPlayCommands(), &GtpAskCommands(), &GtpRecordCommands(),
                              &GtpRulesCommands(), &GtpKatagoCommands(), &GtpAnalyzeCommands()}) {
      commands->insert(commands->end(), group->begin(), group->end());
    }
    return commands;
  }();
  return *all;
}

}  // namespace

GtpEngine::GtpEngine(const spec::RuleSet& rules, spec::BoardSize size, uint64_t seed,
                     GtpFiles files, StoredMoves stored, StoredForce force)
    : state_(std::make_unique<GtpState>(GtpState{Referee(rules, size),
                                                 MoveChoice(seed, std::move(stored)),
                                                 std::move(files), std::move(force)})) {}
GtpEngine::~GtpEngine() = default;
GtpEngine::GtpEngine(GtpEngine&&) noexcept = default;
GtpEngine& GtpEngine::operator=(GtpEngine&&) noexcept = default;

bool GtpEngine::quit() const { return state_->quit; }

std::string GtpEngine::Close() { return std::exchange(state_->open, false) ? "\n" : ""; }

std::optional<std::string> GtpEngine::Answer(const formats::GtpLines::Line& line) {
  const std::string before = Close();
  const auto command = formats::ReadGtpCommand(line.text);
  // A comment may have any length.
  if (!command.has_value()) return before.empty() ? std::nullopt : std::optional(before);
  const bool in_comment = line.text.find('#') != std::string::npos;
  const auto refuse = [&](const std::string& why) {
    return before + formats::GtpFailure(command->id, why);
  };
  if (line.cut && !in_comment) return refuse("syntax error");
  const GtpHandler* const handler = Find(command->name);
  if (handler == nullptr) return refuse("unknown command");
  const GtpAnswer answer = handler->answer(*state_, command->arguments);
  if (!answer.ok()) return refuse(std::string(answer.status().message()));
  std::string reply = formats::GtpSuccess(command->id, *answer);
  if (state_->open) reply.pop_back();
  return before + reply;
}

}  // namespace hotstone::conformance
