#include "conformance/corpus/manifest.h"

#include <openssl/evp.h>

#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "base/json_whole_number.h"
#include "base/out_of_memory.h"
#include "base/sealed_text.h"
#include "base/status_macros.h"
#include "base/version.h"

namespace hotstone::conformance {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kKeys = 8;  // of a manifest, without its digest

// A path inside the folder: not empty, not absolute, no parent steps.
bool IsInside(const std::string& path) {
  if (path.empty() || path.front() == '/' || path.find('\0') != std::string::npos) return false;
  for (const absl::string_view part : absl::StrSplit(path, '/')) {
    if (part.empty() || part == "." || part == "..") return false;
  }
  return true;
}

ManifestFile FileFromJson(const Json& json) {
  ManifestFile file;
  file.path = json.at("path").get<std::string>();
  file.group = json.at("group").get<std::string>();
  if (!json.at("rules").is_null()) file.rules = json.at("rules").get<std::string>();
  file.also_for = json.at("also_for").get<std::vector<std::string>>();
  file.cases = JsonWholeNumber<int64_t>(json.at("cases"));
  file.bytes = JsonWholeNumber<int64_t>(json.at("bytes"));
  file.sha256 = json.at("sha256").get<std::string>();
  return file;
}

}  // namespace

absl::StatusOr<std::string> Sha256(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &length, EVP_sha256(), nullptr) != 1) {
    return absl::InternalError("libcrypto cannot compute SHA-256");
  }
  std::string text;
  for (unsigned int i = 0; i < length; ++i) absl::StrAppendFormat(&text, "%02x", digest[i]);
  return text;
}

absl::StatusOr<Manifest> ManifestOf(const Corpus& corpus) {
  Manifest manifest;
  manifest.version = std::string(kVersion);
  manifest.command = CorpusCommand(corpus.options);
  manifest.seed = corpus.options.seed;
  for (const auto& rules : corpus.options.rules) manifest.rules.push_back(spec::RuleSetName(rules));
  for (const auto& board : corpus.options.boards) manifest.boards.push_back(board.ToString());
  for (const CorpusFile& file : corpus.files) {
    ASSIGN_OR_RETURN(auto digest, Sha256(file.text));
    manifest.files.push_back({file.path, file.group, file.rules, file.also_for, file.cases,
                              static_cast<int64_t>(file.text.size()), std::move(digest)});
    const bool lines = file.path.size() > 6 && file.path.substr(file.path.size() - 6) == ".jsonl";
    if (lines) manifest.cases += file.cases;
  }
  return manifest;
}

std::string WriteManifest(const Manifest& manifest) {
  Json json = {{"schema", kCorpusSchema},     {"version", manifest.version},
               {"command", manifest.command}, {"seed", manifest.seed},
               {"rules", manifest.rules},     {"boards", manifest.boards},
               {"cases", manifest.cases}};
  std::string text = json.dump();
  text.back() = ',';
  text += "\n\"files\":[\n";
  for (size_t i = 0; i < manifest.files.size(); ++i) {
    const ManifestFile& file = manifest.files[i];
    Json line = {{"path", file.path}, {"group", file.group}};
    if (file.rules.empty()) {
      line["rules"] = nullptr;
    } else {
      line["rules"] = file.rules;
    }
    line["also_for"] = file.also_for;
    line["cases"] = file.cases;
    line["bytes"] = file.bytes;
    line["sha256"] = file.sha256;
    absl::StrAppend(&text, line.dump(), i + 1 < manifest.files.size() ? ",\n" : "\n");
  }
  text += "]}";
  const auto digest = Sha256(text);
  if (!digest.ok()) FailAsNewDoes();  // an invalid digest must not be written
  return absl::StrCat(SealText(text, *digest), "\n");
}

absl::StatusOr<Manifest> ParseManifest(std::string_view text, std::string_view name) {
  const auto refused = [&name](const std::string& why) {
    return absl::InvalidArgumentError(
        absl::StrCat(std::string(name), ": not a manifest of a corpus: ", why));
  };
  std::string object(text);
  if (auto sealed = UnsealText(text)) {  // otherwise from a version without digests, or handwritten
    ASSIGN_OR_RETURN(const auto digest, Sha256(sealed->object));
    if (digest != sealed->digest) {
      return absl::InvalidArgumentError(
          absl::StrCat(std::string(name), ": damaged or changed: its own digest does not match"));
    }
    object = std::move(sealed->object);
  }
  const Json json = Json::parse(object, nullptr, false);
  if (!json.is_object()) return refused("not a JSON object");
  const auto schema = json.find("schema");
  if (schema == json.end() || *schema != kCorpusSchema) {
    return refused(absl::StrCat("its schema is not \"", std::string(kCorpusSchema), "\""));
  }
  if (json.size() > kKeys) return refused("it has keys that do not belong in a manifest");
  Manifest manifest;
  try {
    manifest.version = json.at("version").get<std::string>();
    manifest.command = json.at("command").get<std::string>();
    manifest.seed = JsonWholeNumber<uint64_t>(json.at("seed"));
    manifest.rules = json.at("rules").get<std::vector<std::string>>();
    manifest.boards = json.at("boards").get<std::vector<std::string>>();
    manifest.cases = JsonWholeNumber<int64_t>(json.at("cases"));
    for (const Json& file : json.at("files")) manifest.files.push_back(FileFromJson(file));
  } catch (const Json::exception& error) {
    return refused(error.what());
  }
  std::set<std::string> paths;
  for (const ManifestFile& file : manifest.files) {
    if (!IsInside(file.path))
      return refused(absl::StrCat("the path \"", file.path, "\" leads outside the folder"));
    if (!paths.insert(file.path).second)
      return refused(absl::StrCat("it lists ", file.path, " twice"));
  }
  return manifest;
}

}  // namespace hotstone::conformance
