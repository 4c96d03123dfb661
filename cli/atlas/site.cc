#include "cli/atlas/site.h"

#include <algorithm>
#include <filesystem>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "formats/case/case_fields.h"
#include "formats/json_line.h"

namespace hotstone::cli {

struct EmbeddedFile {
  const char* name;
  const char* text;
};
extern const EmbeddedFile kEmbeddedFiles[];  // by the build, from atlas/

namespace {

constexpr char kManifest[] = "atlas.json";
constexpr std::string_view kSchema = "hotstone.atlas/1";

// "../" for each folder that the page lies in.
std::string RootOf(std::string_view path) {
  std::string root;
  for (const char c : path) {
    if (c == '/') root += "../";
  }
  return root;
}

// The files that the list of an older atlas names.
absl::StatusOr<std::vector<std::string>> ReadManifest(const std::string& path) {
  ASSIGN_OR_RETURN(const auto text, ReadWholeFile(path));
  const formats::LineSource source{path, 1};
  formats::JsonTree tree;
  formats::JsonError error;
  if (!tree.Parse(text, error)) return formats::LineError(source, error.offset, error.what);
  const formats::FieldReader root(source, tree);
  RETURN_IF_ERROR(root.CheckKeys({"schema", "version", "files"}));
  ASSIGN_OR_RETURN(const auto schema, root.Need("schema"));
  if (const auto word = schema.OneOf({kSchema}); !word.ok()) return word.status();
  ASSIGN_OR_RETURN(const auto list, root.Need("files"));
  ASSIGN_OR_RETURN(const auto items, list.Items());
  std::vector<std::string> files;
  for (const formats::FieldReader& item : items) {
    ASSIGN_OR_RETURN(auto file, item.String());
    files.push_back(std::move(file));
  }
  return files;
}

std::string ListText(const std::vector<std::string>& files) {
  formats::JsonLine line;
  line.Set("schema", kSchema).Set("version", kVersion).Set("files", files);
  return line.ToString() + "\n";
}

// Removes a file of an older atlas, and the folders that are empty without it. A name that leads out of the
// folder, by dots or by a link, is left alone, whatever list has it.
void RemoveOld(const std::filesystem::path& folder, const std::string& name) {
  std::error_code error;
  const std::filesystem::path root = std::filesystem::canonical(folder, error);
  if (error) return;
  const std::filesystem::path file = root / name;
  std::filesystem::path parent = std::filesystem::canonical(file.parent_path(), error);
  if (error || !std::filesystem::is_regular_file(std::filesystem::symlink_status(file, error))) return;
  const std::string within = parent.lexically_relative(root).generic_string();
  if (within.empty() || within.substr(0, 2) == "..") return;
  std::filesystem::remove(file, error);
  for (; !error && parent != root && std::filesystem::is_empty(parent, error);
       parent = parent.parent_path()) {
    std::filesystem::remove(parent, error);
  }
}

}  // namespace

std::string HtmlText(std::string_view text) {
  return absl::StrReplaceAll(std::string(text),
                             {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}});
}

std::string JsonInScript(const std::string& json) { return absl::StrReplaceAll(json, {{"<", "\\u003c"}}); }

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
  std::vector<std::string> older;
  if (std::filesystem::exists(path, error)) {
    if (!std::filesystem::is_directory(path, error)) {
      return absl::InvalidArgumentError(absl::StrCat("--out ", folder, ": is there and is no folder"));
    }
    if (!std::filesystem::is_empty(path, error)) {
      auto files = ReadManifest((path / kManifest).string());
      if (!files.ok()) {
        return absl::InvalidArgumentError(absl::StrCat(
            "--out ", folder, ": the folder holds something that is no atlas; name another one (",
            std::string(files.status().message()), ")"));
      }
      older = *std::move(files);
    }
  }
  std::filesystem::create_directories(path, error);
  if (error) return absl::UnavailableError(absl::StrCat(folder, ": ", error.message()));
  // A list of nothing until the site is whole: what a run that was interrupted leaves is known for an atlas by the next one.
  if (!std::filesystem::exists(path / kManifest, error)) {
    RETURN_IF_ERROR(WriteWholeFile((path / kManifest).string(), ListText({})));
  }
  return Site(folder, std::move(older));
}

absl::StatusOr<std::vector<std::string>> Site::ReadList(const std::string& folder) {
  auto files = ReadManifest((std::filesystem::path(folder) / kManifest).string());
  if (files.ok()) files->push_back(kManifest);
  return files;
}

absl::Status Site::Add(const std::string& path, const std::string& text) {
  const std::string whole = absl::StrCat(folder_, "/", path);
  std::error_code error;
  std::filesystem::create_directories(std::filesystem::path(whole).parent_path(), error);
  if (error) return absl::UnavailableError(absl::StrCat(whole, ": ", error.message()));
  RETURN_IF_ERROR(WriteWholeFile(whole, text));
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
  for (const std::string& file : older_) {
    if (!std::binary_search(files_.begin(), files_.end(), file)) RemoveOld(folder_, file);
  }
  return Add(kManifest, ListText(files_));
}

}  // namespace hotstone::cli
