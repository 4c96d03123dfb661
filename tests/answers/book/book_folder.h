// A folder for the books of a test, removed with it.
#ifndef HOTSTONE_TESTS_ANSWERS_BOOK_BOOK_FOLDER_H_
#define HOTSTONE_TESTS_ANSWERS_BOOK_BOOK_FOLDER_H_

#include <gtest/gtest.h>

#include <string>

#include "answers/book/book_answer.h"
#include "tests/base/temporary.h"

namespace hotstone::answers {

class BookFolder : public testing::Test {
 protected:
  // The whole book of a board, in the folder NAME.
  BookQuestion Whole(const std::string& board, const std::string& name = "book") const {
    BookQuestion question;
    question.board = board;
    question.out = folder_.path + "/" + name;
    question.plies = 1000;
    return question;
  }
  Book Ask(const BookQuestion& question) const {
    auto answer = AskBook(question);
    EXPECT_TRUE(answer.ok()) << answer.status();
    return answer.ok() ? std::move(answer->book) : Book{};
  }

  const TestFolder folder_{"books"};
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_TESTS_ANSWERS_BOOK_BOOK_FOLDER_H_
