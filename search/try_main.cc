#include <chrono>
#include <iostream>
#include "absl/strings/str_split.h"
#include "search/strategy/strategy_search.h"
#include "search/strategy/strategy_writer.h"
using namespace hotstone;
int main(int argc, char** argv) {
  auto rules = *spec::ParseRuleSet(argv[1]);
  auto pos = *spec::Position::FromRows(absl::StrSplit(argv[2], '/'));
  uint64_t limit = argc > 4 ? std::stoull(argv[4]) : 400000;
  int maxt = argc > 5 ? std::stoi(argv[5]) : 0;
  for (std::string g : std::vector<std::string>(absl::StrSplit(argv[3], ','))) {
    auto s = *search::StrategySearch::Create(rules, pos, *spec::ParsePoint(g, pos.size()));
    for (int b = 0; b <= maxt; ++b) for (int w = 0; w <= maxt; ++w)
    for (int m : {0, 1}) {
      auto t0 = std::chrono::steady_clock::now();
      size_t n0 = s->nodes();
      auto r = s->Decide({m, {b, w}}, {limit}, nullptr);
      double sec = std::chrono::duration<double>(std::chrono::steady_clock::now() - t0).count();
      std::cout << g << " " << (m ? "W" : "B") << " first, threats " << b << w << ": " << (!r ? "unknown" : *r == search::Goal::kKeeps ? "kept" : "taken") << " nodes " << s->nodes() - n0
                << " list steps " << s->ListOf(search::Goal::kKeeps).steps() << "+" << s->ListOf(search::Goal::kTakes).steps() << " positions " << s->plays().positions() << " " << sec << " s" << std::endl;
      if (r) {
        auto t1 = std::chrono::steady_clock::now();
        auto c = search::WriteStrategy(*s, {m, {b, w}});
        if (!c.ok()) { std::cout << c.status() << "\n"; continue; }
        auto text = certify::StrategyText(*c);
        auto again = certify::ParseStrategy(text, "again");
        if (!again.ok()) { std::cout << again.status() << "\n"; continue; }
        auto ok = certify::CheckStrategy(*again);
        std::cout << "    " << (ok.ok() ? ok->claim : ok.status().ToString()) << " trees " << c->trees.size() << " positions " << c->positions.size() << " bytes " << text.size() << " " << std::chrono::duration<double>(std::chrono::steady_clock::now() - t1).count() << " s" << std::endl;
        if (text.size() < 600 && argc > 6) std::cout << text;
      }
    }
  }
}
