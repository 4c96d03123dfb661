// Which words the glossary explains.
//
// A word is explained by an entry of its own and not by being used in another: it stands in bold at the
// beginning of a paragraph, alone or in a list ("**Sweep, stage, measure.** ..."), in the first column of a
// table ("| `cycle` | ..."), at the beginning of a point of a list ("- *certified*: ..."), or set in italics
// where a paragraph says what it means ("a *component* is a set of ..."). Upper and lower case are the same.
#ifndef HOTSTONE_TESTS_HOUSE_GLOSSARY_RULES_H_
#define HOTSTONE_TESTS_HOUSE_GLOSSARY_RULES_H_

#include <set>
#include <string>
#include <vector>

namespace hotstone::house {

// The words that the text of a glossary explains, in lower case.
std::set<std::string> ExplainedWords(const std::string& glossary);

// Those of `words` that it does not explain, in their order.
std::vector<std::string> UnexplainedWords(const std::string& glossary, const std::vector<std::string>& words);

}  // namespace hotstone::house

#endif  // HOTSTONE_TESTS_HOUSE_GLOSSARY_RULES_H_
