// model_writer promela|murphi --board 3x3 --rules RULES: prints a model of the situation graph.
#include <iostream>
#include <string>

#include "cli/terminal/command_line.h"
#include "tests/differential/model_murphi.h"
#include "tests/differential/model_promela.h"

namespace hotstone::models {
namespace {

int Refuse(const absl::Status& status) {
  std::cerr << "model_writer: " << status.message() << "\n";
  return 2;
}

int Main(int argc, char** argv) {
  cli::Program app("Prints the situation graph of Go as a model for SPIN or Rumur.",
                   "model_writer");
  std::string language;
  std::string board = "3x3";
  std::string rules = "basic-only,self_removal=any,end_passes=2";
  std::string mutant = "none";
  app.AddOption("language", &language, "promela or murphi").Required().OneOf({"promela", "murphi"});
  app.AddOption("--board", &board, "COLSxROWS");
  app.AddOption("--rules", &rules, "PRESET[,key=value...]; finite memory only");
  app.AddOption("--mutant", &mutant, "a wrong rule put in on purpose");
  const cli::Parsed parsed = app.Parse(argc, argv);
  if (parsed.kind == cli::Parsed::Kind::kAsked) {
    std::cout << parsed.text;
    return 0;
  }
  if (parsed.kind == cli::Parsed::Kind::kRefused)
    return Refuse(absl::InvalidArgumentError(parsed.text));
  const auto size = spec::ParseBoardSize(board);
  if (!size.ok()) return Refuse(size.status());
  const auto rule_set = spec::ParseRuleSet(rules);
  if (!rule_set.ok()) return Refuse(rule_set.status());
  const auto wrong_rule = ParseMutant(mutant);
  if (!wrong_rule.ok()) return Refuse(wrong_rule.status());
  const ModelRequest request{*size, *rule_set, *wrong_rule};
  const auto model = language == "promela" ? PromelaModel(request) : MurphiModel(request);
  if (!model.ok()) return Refuse(model.status());
  std::cout << *model;
  return 0;
}

}  // namespace
}  // namespace hotstone::models

int main(int argc, char** argv) { return hotstone::models::Main(argc, argv); }
