// A folder of this process in the system's temporary folder, removed at the end: for files that a
// target makes the program read, and for files that the program writes.
#ifndef HOTSTONE_TESTS_FUZZ_SCRATCH_FOLDER_H_
#define HOTSTONE_TESTS_FUZZ_SCRATCH_FOLDER_H_

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "tests/fuzz/require.h"

namespace hotstone::fuzz {

class ScratchFolder {
 public:
  static ScratchFolder& Get() {
    static ScratchFolder folder;
    return folder;
  }
  ~ScratchFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  std::string Path(const std::string& name) const { return path_ + "/" + name; }

  // From now on Renew restores this file.
  void Keep(const std::string& name, std::string text) { kept_[name] = std::move(text); }

  // Restores the kept files, and removes everything else.
  void Renew() const {
    for (const auto& entry : std::filesystem::directory_iterator(path_))
      std::filesystem::remove_all(entry.path());
    for (const auto& [name, text] : kept_) Write(name, text);
  }
  void Write(const std::string& name, const std::string& text) const {
    std::ofstream file(Path(name), std::ios::binary | std::ios::trunc);
    file << text;
    Require(file.good(), "a file in the folder");
  }

  // Makes the folder the working directory during its lifetime.
  class Inside {
   public:
    explicit Inside(const ScratchFolder& folder)
        : before_(open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
      Require(before_ >= 0 && chdir(folder.path_.c_str()) == 0, "the folder");
    }
    ~Inside() {
      Require(fchdir(before_) == 0, "the folder before");
      close(before_);
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    int before_;
  };

 private:
  ScratchFolder() {
    path_ = (std::filesystem::temp_directory_path() / "hotstone-fuzz-XXXXXX").string();
    Require(mkdtemp(path_.data()) != nullptr, "a folder of its own");
  }

  std::string path_;
  std::map<std::string, std::string> kept_;
};

}  // namespace hotstone::fuzz

#endif  // HOTSTONE_TESTS_FUZZ_SCRATCH_FOLDER_H_
