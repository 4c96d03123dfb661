// A folder for the books of a test, removed with it.
#ifndef HOTSTONE_TESTS_ANSWERS_BOOK_BOOK_FOLDER_H_
#define HOTSTONE_TESTS_ANSWERS_BOOK_BOOK_FOLDER_H_

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "answers/book/book_answer.h"

namespace hotstone::answers {

class BookFolder : public testing::Test {
 protected:
  BookFolder() { std::filesystem::create_directories(folder_); }
  ~BookFolder() override { std::filesystem::remove_all(folder_); }

  // The whole book of a board, in the folder NAME.
  BookQuestion Whole(const std::string& board, const std::string& name = "book") const {
    BookQuestion question;
    question.board = board;
    question.out = folder_ + "/" + name;
    question.plies = 1000;
    return question;
  }
  Book Ask(const BookQuestion& question) const {
    auto answer = AskBook(question);
    EXPECT_TRUE(answer.ok()) << answer.status();
    return answer.ok() ? std::move(answer->book) : Book{};
  }

  const std::string folder_ =
      testing::TempDir() + "hotstone_" + std::to_string(getpid()) + "_books";
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_TESTS_ANSWERS_BOOK_BOOK_FOLDER_H_
