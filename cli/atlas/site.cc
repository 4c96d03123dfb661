#include "cli/atlas/site.h"

#include <algorithm>
#include <filesystem>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "formats/json_line.h"

namespace hotstone::cli {

struct EmbeddedFile {
  const char* name;
  const char* text;
};
extern const EmbeddedFile kEmbeddedFiles[];  // by the build, from atlas/

namespace {

constexpr char kManifest[] = "atlas.json";

// "../" for each folder that the page lies in.
std::string RootOf(std::string_view path) {
  std::string root;
  for (const char c : path) {
    if (c == '/') root += "../";
  }
  return root;
}

}  // namespace

std::string HtmlText(std::string_view text) {
  return absl::StrReplaceAll(std::string(text),
                             {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}});
}

std::string JsonInScript(std::string json) { return absl::StrReplaceAll(json, {{"<", "\\u003c"}}); }

std::string DataScript(std::string_view name, std::string_view text) {
  formats::JsonLine line;
  line.Set("name", name).Set("text", text);
  return absl::StrCat("atlasData(", JsonInScript(line.ToString()), ");\n");
}

std::string Base64(std::string_view bytes) { return absl::Base64Escape(std::string(bytes)); }

std::string_view EmbeddedText(std::string_view name) {
  for (const EmbeddedFile* file = kEmbeddedFiles; file->name != nullptr; ++file) {
    if (file->name == name) return file->text;
  }
  return {};
}

absl::StatusOr<Site> Site::Create(const std::string& folder) {
  std::error_code error;
  const std::filesystem::path path(folder);
  if (std::filesystem::exists(path, error)) {
    if (!std::filesystem::is_directory(path, error)) {
      return absl::InvalidArgumentError(absl::StrCat("--out ", folder, ": is there and is no folder"));
    }
    if (!std::filesystem::is_empty(path, error) && !std::filesystem::exists(path / kManifest, error)) {
      return absl::InvalidArgumentError(
          absl::StrCat("--out ", folder, ": the folder holds something that is no atlas; name another one"));
    }
  }
  std::filesystem::create_directories(path, error);
  if (error) return absl::UnavailableError(absl::StrCat(folder, ": ", error.message()));
  return Site(folder);
}

absl::Status Site::Add(const std::string& path, const std::string& text) {
  const std::string whole = absl::StrCat(folder_, "/", path);
  std::error_code error;
  std::filesystem::create_directories(std::filesystem::path(whole).parent_path(), error);
  if (error) return absl::UnavailableError(absl::StrCat(whole, ": ", error.message()));
  if (auto status = WriteWholeFile(whole, text); !status.ok()) return status;
  files_.push_back(path);
  bytes_ += text.size();
  return absl::OkStatus();
}

absl::Status Site::AddPage(const Page& page) {
  const std::string root = RootOf(page.path);
  std::string scripts;
  for (const std::string& script : page.scripts) {
    absl::StrAppend(&scripts, "<script src=\"", root, script, "\"></script>\n");
  }
  return Add(page.path, absl::StrReplaceAll(std::string(EmbeddedText("frame.html")),
                                            {{"{{title}}", HtmlText(page.title)},
                                             {"{{root}}", root},
                                             {"{{body}}", page.body},
                                             {"{{scripts}}", scripts},
                                             {"{{version}}", std::string(kVersion)}}));
}

absl::Status Site::AddEmbedded(const std::string& name) { return Add(name, std::string(EmbeddedText(name))); }

absl::Status Site::Finish() {
  std::sort(files_.begin(), files_.end());
  formats::JsonLine line;
  line.Set("schema", "hotstone.atlas/1").Set("version", kVersion).Set("files", files_);
  return Add(kManifest, line.ToString() + "\n");
}

}  // namespace hotstone::cli
