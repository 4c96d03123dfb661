#include "enumerate/numbers/border_count.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "enumerate/numbers/border_count_state.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

std::string Counted(int cols, int rows) {
  const auto count = CountLegalPositions(cols, rows);
  return count.ok() ? ToDecimal(count->value) : std::string(count.status().message());
}

struct KnownCount {
  int m, n;
  std::string value;
};

std::vector<KnownCount> KnownCounts() {
  std::ifstream file(HOTSTONE_SOURCE_DIR "/tests/data/legal-positions.tsv");
  std::vector<KnownCount> known;
  std::string line;
  while (std::getline(file, line)) {
    if (line.empty() || line[0] == '#' || line[0] == 'm') continue;
    std::istringstream row(line);
    KnownCount k;
    row >> k.m >> k.n >> k.value;
    known.push_back(k);
  }
  return known;
}

TEST(BorderCountTest, AgreesWithEveryKnownCount) {
  const auto known = KnownCounts();
  ASSERT_EQ(known.size(), 47u);
  for (const KnownCount& k : known) {
    EXPECT_EQ(Counted(k.m, k.n), k.value) << k.m << "x" << k.n;
    EXPECT_EQ(Counted(k.n, k.m), k.value) << k.n << "x" << k.m;
  }
}

// Every filling of a small board, judged by flooding: shares no code with border states.
uint64_t CountByTrying(int cols, int rows) {
  const int points = cols * rows;
  std::vector<int> cell(points, 0);
  uint64_t legal = 0;
  for (;;) {
    std::vector<bool> breathes(points, false);
    for (bool changed = true; changed;) {
      changed = false;
      for (int p = 0; p < points; ++p) {
        if (cell[p] == 0 || breathes[p]) continue;
        for (const auto& [dc, dr] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
          const int c = p % cols + dc, r = p / cols + dr;
          if (c < 0 || c >= cols || r < 0 || r >= rows) continue;
          const int q = r * cols + c;
          if (cell[q] == 0 || (cell[q] == cell[p] && breathes[q])) changed = breathes[p] = true;
        }
      }
    }
    bool all = true;
    for (int p = 0; p < points; ++p) all = all && (cell[p] == 0 || breathes[p]);
    legal += all ? 1 : 0;
    int p = 0;
    while (p < points && ++cell[p] == 3) cell[p++] = 0;
    if (p == points) return legal;
  }
}

TEST(BorderCountTest, AgreesWithTryingEveryFilling) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {1, 9}, {2, 5}, {5, 2}, {3, 4}, {4, 3}}) {
    EXPECT_EQ(Counted(cols, rows), std::to_string(CountByTrying(cols, rows)))
        << cols << "x" << rows;
  }
}

// On a strip of one row the counts satisfy a linear recurrence of order 3 (Tromp and Farnebäck,
// one-dimensional boards): L(n) = 3 L(n-1) - L(n-2) + L(n-3).
TEST(BorderCountTest, LongStripsFollowTheRecurrence) {
  const auto strip = [](int n) { return CountLegalPositions(1, n)->value; };
  for (const int n : {4, 5, 43, 44, 45, 88, 89, 163, 324, 647, 1000}) {
    EXPECT_EQ(strip(n), 3 * strip(n - 1) - strip(n - 2) + strip(n - 3)) << n;
  }
  BigInteger previous[3] = {1, 5, 15};
  for (int n = 4; n <= 10000; ++n) {
    BigInteger next = 3 * previous[2] - previous[1] + previous[0];
    previous[0] = previous[1];
    previous[1] = previous[2];
    previous[2] = next;
  }
  EXPECT_EQ(strip(10000), previous[2]);
}

TEST(BorderCountTest, StripAndTransposeAgree) { EXPECT_EQ(Counted(3, 30), Counted(30, 3)); }

TEST(BorderCountTest, NumbersThatOverflowAreRedoneWider) {
  const auto narrow = CountLegalPositions(4, 10);
  ASSERT_TRUE(narrow.ok());
  EXPECT_EQ(narrow->integer_bits, 64);
  EXPECT_EQ(narrow->widths_tried, 1);
  // 3^44 is just above 2^64, so 64 bits are tried first, and the count overflows them too.
  const auto redone = CountLegalPositions(4, 11);
  ASSERT_TRUE(redone.ok());
  EXPECT_EQ(redone->integer_bits, 128);
  EXPECT_EQ(redone->widths_tried, 2);
  // 2.77^88 is above 2^128, and 128 bits are tried for 88 points.
  const auto wide = CountLegalPositions(1, 88);
  ASSERT_TRUE(wide.ok());
  EXPECT_EQ(wide->integer_bits, 256);
  EXPECT_EQ(wide->widths_tried, 2);
  EXPECT_EQ(CountLegalPositions(9, 9)->integer_bits, 128);
  EXPECT_EQ(CountLegalPositions(1, 200)->integer_bits, 512);
  EXPECT_EQ(CountLegalPositions(1, 400)->integer_bits, 1024);
  EXPECT_EQ(CountLegalPositions(1, 1000)->integer_bits, 0);
}

TEST(BorderCountTest, RefusesWhatDoesNotFitAndSaysHowMuchItNeeds) {
  EXPECT_EQ(CountLegalPositions(0, 3).status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(CountLegalPositions(3, -1).status().code(), absl::StatusCode::kInvalidArgument);
  BorderCountOptions boundless;
  boundless.memory_limit_bytes = ~uint64_t{0};
  EXPECT_EQ(CountLegalPositions(17, 17, boundless).status().code(),
            absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(CountLegalPositions(1, kMaxBorderLength + 1).status().code(),
            absl::StatusCode::kInvalidArgument);
  const auto large = CountLegalPositions(16, 16);
  EXPECT_EQ(large.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_NE(std::string(large.status().message()).find("GiB"), std::string::npos) << large.status();
  BorderCountOptions tight;
  tight.memory_limit_bytes = 1000;
  EXPECT_EQ(CountLegalPositions(9, 9, tight).status().code(), absl::StatusCode::kResourceExhausted);
  tight.memory_limit_bytes = static_cast<uint64_t>(BorderCountMemory(9, 9)) - 1;
  const auto near = CountLegalPositions(9, 9, tight);
  EXPECT_NE(std::string(near.status().message()).find(" bytes; the memory limit is "),
            std::string::npos)
      << near.status();
}

TEST(BorderCountTest, StopsWhenTold) {
  for (const char* what : {"border states", "cells"}) {
    StopInPhase stop(what);
    BorderCountOptions options;
    options.progress = &stop;
    EXPECT_EQ(CountLegalPositions(7, 7, options).status().code(), absl::StatusCode::kCancelled)
        << what;
  }
}

TEST(BorderCountTest, DecimalKeepsInnerZeros) {
  EXPECT_EQ(ToDecimal(BigInteger(0)), "0");
  BigInteger n = 1;
  std::string digits = "1";
  for (int i = 0; i < 60; ++i, n *= 10, digits += '0') EXPECT_EQ(ToDecimal(n), digits);
  EXPECT_EQ(ToDecimal(n + 7), digits.substr(0, 60) + "7");
}

// 10x10, 11x11: Tromp's table (tromp.github.io/go/legal.html).
TEST(BorderCountTestSlow, TenAndElevenWide) {
  EXPECT_EQ(Counted(10, 10), "96498428501909654589630887978835098088148177857");
  EXPECT_EQ(Counted(11, 11), "793474866816582266820936671790189132321673383112185151899");
}

TEST(BorderStateTest, ChainsKeepTheirOrderUnderMirroring) {
  // Three columns: black, white, black, none with a liberty, then a black stone below the first.
  BorderCode b = EdgeBorder(3);
  b = *PutCell(b, 0, Cell::kBlack);
  b = *PutCell(b, 1, Cell::kWhite);
  b = *PutCell(b, 2, Cell::kBlack);
  EXPECT_FALSE(IsSettled(b));
  EXPECT_EQ(Mirrored(b, 3), b);
  b = *PutCell(b, 0, Cell::kBlack);
  // White's stone would be shut off: black beside it, black below.
  EXPECT_FALSE(PutCell(b, 1, Cell::kBlack).has_value());
  // White below white, then a black stone at the end: all still without a liberty.
  BorderCode c = *PutCell(b, 1, Cell::kEmpty);
  EXPECT_EQ(IsSettled(*PutCell(c, 2, Cell::kBlack)), true);
}

TEST(BorderStateTest, ColourSwapHasOneCanonicalForm) {
  BorderCode black = *PutCell(EdgeBorder(2), 0, Cell::kBlack);
  BorderCode white = *PutCell(EdgeBorder(2), 0, Cell::kWhite);
  EXPECT_NE(black, white);
  EXPECT_EQ(ColorCanonical(black), ColorCanonical(white));
  EXPECT_EQ(ColorCanonical(EdgeBorder(2)), EdgeBorder(2));
}

}  // namespace
}  // namespace hotstone::enumerate
