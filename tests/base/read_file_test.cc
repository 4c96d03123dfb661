#include "base/read_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <string>
#include <thread>

namespace hotstone {
namespace {

TEST(ReadFileTest, APipeIsReadIfSomeoneWrites) {
  const std::string path = testing::TempDir() + "read_file_pipe";
  remove(path.c_str());
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const auto nobody = ReadWholeFile(path);
  ASSERT_FALSE(nobody.ok());
  EXPECT_EQ(nobody.status().message(), path + ": is a pipe to which nobody writes");
  std::thread writer([&] { std::ofstream(path) << "three lines\n"; });
  const auto text = ReadWholeFile(path);
  writer.join();
  ASSERT_TRUE(text.ok()) << text.status();
  EXPECT_EQ(*text, "three lines\n");
}

}  // namespace
}  // namespace hotstone
