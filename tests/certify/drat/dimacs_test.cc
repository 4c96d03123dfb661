// The readers of formulas and proofs: what they accept, and where they report errors.
#include "certify/drat/dimacs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "certify/drat/drat.h"

namespace hotstone::certify {
namespace {

using testing::ElementsAre;

std::string Complaint(const std::string& text) {
  const auto cnf = ParseDimacs(text, "f");
  if (cnf.ok()) return "none";
  EXPECT_EQ(cnf.status().code(), absl::StatusCode::kInvalidArgument);
  return std::string(cnf.status().message());
}

TEST(DimacsTest, ReadsCommentsHeaderAndClauses) {
  const auto cnf = ParseDimacs("c a b\nc\nc  c\np cnf 3 4\n1 -2 0\n0 3\n\n3 0  -3 3 0\n", "f");
  ASSERT_TRUE(cnf.ok()) << cnf.status();
  EXPECT_THAT(cnf->comments, ElementsAre("a b", "", " c"));
  EXPECT_EQ(cnf->variables, 3);
  EXPECT_THAT(cnf->clauses, ElementsAre(ElementsAre(1, -2), ElementsAre(), ElementsAre(3, 3),
                                        ElementsAre(-3, 3)));
  const std::string text = DimacsText(*cnf);
  EXPECT_EQ(text, "c a b\nc\nc  c\np cnf 3 4\n1 -2 0\n0\n3 3 0\n-3 3 0\n");
  EXPECT_EQ(*ParseDimacs(text, "f"), *cnf);
}

TEST(DimacsTest, SaysWhereAFileIsWrong) {
  EXPECT_EQ(Complaint(""), "f:1:1: expected the header \"p cnf VARIABLES CLAUSES\"");
  EXPECT_EQ(Complaint("c only a comment\n"),
            "f:2:1: expected the header \"p cnf VARIABLES CLAUSES\"");
  EXPECT_EQ(Complaint("c\n p cnf 1 0\n"), "f:2:2: expected the header \"p cnf VARIABLES CLAUSES\"");
  EXPECT_EQ(Complaint("p dnf 1 0\n"), "f:1:3: expected the header \"p cnf VARIABLES CLAUSES\"");
  EXPECT_EQ(Complaint("p cnf 1\n0\n"), "f:2:1: expected the header \"p cnf VARIABLES CLAUSES\"");
  EXPECT_EQ(Complaint("p cnf one 0\n"), "f:1:7: \"one\" is not a number");
  EXPECT_EQ(Complaint("p cnf 01 0\n"), "f:1:7: \"01\" is not a number");
  EXPECT_EQ(Complaint("p cnf -1 0\n"), "f:1:7: \"-1\" is not a number");
  EXPECT_EQ(Complaint("p cnf 16777216 0\n"), "f:1:7: 16777216 is more than 16777215");
  EXPECT_EQ(Complaint("p cnf 99999999999999999999 0\n"),
            "f:1:7: \"99999999999999999999\" is more than 16777215");
  EXPECT_EQ(Complaint("p cnf 2 2\n1 0\n-1 2x 0\n"), "f:3:4: \"2x\" is not a literal");
  EXPECT_EQ(Complaint("p cnf 2 1\n+1 0\n"), "f:2:1: \"+1\" is not a literal");
  EXPECT_EQ(Complaint("p cnf 2 1\n1 -0\n"), "f:2:3: \"-0\" is not a literal");
  EXPECT_EQ(Complaint("p cnf 2 1\n-01 0\n"), "f:2:1: \"-01\" is not a literal");
  EXPECT_EQ(Complaint("p cnf 2 1\n1 3 0\n"),
            "f:2:3: literal 3 is out of range: the variables are 1 to 2");
  EXPECT_EQ(Complaint("p cnf 2 1\n1 -99999999999 0\n"),
            "f:2:3: literal -99999999999 is out of range: the variables are 1 to 2");
  EXPECT_EQ(Complaint("p cnf 2 2\n1 0\n"), "f:3:1: the header declares 2 clauses, but there are 1");
  EXPECT_EQ(Complaint("p cnf 2 1\n1 0\n2 0\n"),
            "f:3:1: expected the end of the file after the 1 clauses declared in the header");
  EXPECT_EQ(Complaint("p cnf 2 1\n1 2\n"), "f:3:1: the file ends in the middle of a clause");
  EXPECT_EQ(Complaint("p cnf 2 2\n1 0\nc too late\n2 0\n"), "f:3:1: \"c\" is not a literal");
}

TEST(DimacsTest, AMissingFileIsNotFound) {
  EXPECT_EQ(ReadDimacs("/no/such/file").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(ReadDrat("/no/such/file", 1).status().code(), absl::StatusCode::kNotFound);
}

// Steps as text again, with their places.
std::vector<std::string> StepTexts(const absl::StatusOr<DratProof>& proof) {
  std::vector<std::string> steps;
  if (!proof.ok()) return {std::string(proof.status().message())};
  for (const DratStep& step : proof->steps) {
    std::string text = std::to_string(step.place) + (step.deletes ? ": d" : ":");
    for (uint32_t i = 0; i < step.size; ++i)
      text += " " + std::to_string(proof->literals[step.begin + i]);
    steps.push_back(text);
  }
  return steps;
}

std::string ProofComplaint(const std::string& bytes) {
  const auto proof = ParseDrat(bytes, 70, "p");
  EXPECT_TRUE(proof.ok() || proof.status().code() == absl::StatusCode::kInvalidArgument);
  return proof.ok() ? "none" : std::string(proof.status().message());
}

std::string Bytes(std::initializer_list<int> bytes) {
  std::string text;
  for (const int byte : bytes) text += static_cast<char>(byte);
  return text;
}

TEST(DratReaderTest, ReadsText) {
  EXPECT_THAT(StepTexts(ParseDrat("1 -2 0\nd 3 0 0\n\nd\n0 4\n0\n", 4, "p")),
              ElementsAre("1: 1 -2", "2: d 3", "2:", "4: d", "5: 4"));
  EXPECT_THAT(StepTexts(ParseDrat("", 4, "p")), ElementsAre());
}

TEST(DratReaderTest, ReadsBinary) {
  // 63 and -64 are 126 and 129, the latter 1 + 1 * 128; 'd' with the literal 16 begins as a text
  // might.
  EXPECT_THAT(StepTexts(ParseDrat(Bytes({'a', 126, 129, 1, 0, 'd', ' ', 0, 'a', 0}), 70, "p")),
              ElementsAre("0: 63 -64", "5: d 16", "8:"));
}

TEST(DratReaderTest, SaysWhereATextIsWrong) {
  EXPECT_EQ(ProofComplaint("1 0\n2 71 0\n"),
            "p:2:3: literal 71 is out of range: the variables are 1 to 70");
  EXPECT_EQ(ProofComplaint("1 0\n2 3"), "p:2:4: the file ends in the middle of a step");
  EXPECT_EQ(ProofComplaint("1 0\nd"), "p:2:2: the file ends in the middle of a step");
  EXPECT_EQ(ProofComplaint("1 0\nd\n"), "p:3:1: the file ends in the middle of a step");
  EXPECT_EQ(ProofComplaint("1 d 0\n"), "p:1:3: \"d\" is not a literal");
  EXPECT_EQ(ProofComplaint("d d 0\n"), "p:1:3: \"d\" is not a literal");
  EXPECT_EQ(ProofComplaint("a 1 0\n"), "p:1:1: \"a\" is not a literal");
  EXPECT_EQ(ProofComplaint("1 02 0\n"), "p:1:3: \"02\" is not a literal");
  EXPECT_EQ(ProofComplaint("\x01\xff\n"), "p:1:1: \"??\" is not a literal");
}

TEST(DratReaderTest, SaysWhereABinaryFileIsWrong) {
  EXPECT_EQ(ProofComplaint(Bytes({'a', 2, 0, 'x', 0})), "p: byte 3: expected the byte 'a' or 'd'");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 2, 0, 'a', 2})),
            "p: byte 5: the file ends in the middle of a step");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 2, 0, 'a', 130})),
            "p: byte 5: the file ends in the middle of a step");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 1, 0})), "p: byte 1: 1 is not a literal");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 142, 1, 0})),
            "p: byte 1: literal 71 is out of range: the variables are 1 to 70");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 143, 1, 0})),
            "p: byte 1: literal -71 is out of range: the variables are 1 to 70");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 130, 0, 0})),
            "p: byte 1: a number that is not in its shortest encoding");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 128, 0, 0})),
            "p: byte 1: a number that is not in its shortest encoding");
  EXPECT_EQ(ProofComplaint(Bytes({'a', 130, 130, 130, 130, 130, 1, 0})),
            "p: byte 1: a number of more than five bytes");
}

// Every prefix of a proof is refused unless it ends at a step boundary.
TEST(DratReaderTest, TruncatedBinaryFilesAreRefused) {
  const std::string whole = Bytes({'a', 126, 129, 1, 0, 'd', 126, 129, 1, 0, 'a', 0});
  for (size_t size = 1; size < whole.size(); ++size) {
    EXPECT_EQ(ParseDrat(whole.substr(0, size), 70, "p").ok(), size == 5 || size == 10) << size;
  }
}

}  // namespace
}  // namespace hotstone::certify
