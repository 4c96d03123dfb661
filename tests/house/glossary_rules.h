// Which words the glossary explains.
//
// A word is explained by its own entry, not by being used in another: in bold at the beginning of a
// paragraph, alone or in a list ("**Sweep, stage, measure.** ..."), in the first column of a table
// ("| `cycle` | ..."), at the beginning of a list item ("- *certified*: ..."), or in italics where
// a paragraph defines it ("a *component* is a set of ..."). Case is ignored.
#ifndef HOTSTONE_TESTS_HOUSE_GLOSSARY_RULES_H_
#define HOTSTONE_TESTS_HOUSE_GLOSSARY_RULES_H_

#include <set>
#include <string>
#include <vector>

namespace hotstone::house {

// The words explained by the text of a glossary, in lower case.
std::set<std::string> ExplainedWords(const std::string& glossary);

// Those of `words` that it does not explain, in order.
std::vector<std::string> UnexplainedWords(const std::string& glossary,
                                          const std::vector<std::string>& words);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_GLOSSARY_RULES_H_
