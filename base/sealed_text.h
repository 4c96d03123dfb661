// A JSON object that says last what its own digest is, so that a byte that changes anywhere in the file is noticed.
//
//   {"board":"2x1","legal":"5"}  and its digest 9f86...  make  {"board":"2x1","legal":"5","digest":"9f86..."}
//
// The digest is of the object without that last key and without the end of the line; which digest it is, is the
// caller's affair (nothing here knows of a library), 64 small hexadecimal digits. A flipped bit in the object or in the
// digits makes them disagree; one in the key or the punctuation leaves an object that ends otherwise: with a key that its
// reader does not know, or no object at all. Files from before there were digests are objects without the key; who reads
// them must refuse keys that he does not know, or they would be a way round the digest.
#ifndef HOTSTONE_BASE_SEALED_TEXT_H_
#define HOTSTONE_BASE_SEALED_TEXT_H_

#include <optional>
#include <string>
#include <string_view>

namespace hotstone {

struct SealedText {
  std::string object;  // without the digest, and without the end of the line
  std::string digest;
};

// `object` ends with '}', and is not empty ("{}").
std::string SealText(std::string_view object, std::string_view digest);

// Takes apart what SealText made, with or without one line feed behind it; nothing if the text does not end so.
std::optional<SealedText> UnsealText(std::string_view text);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_SEALED_TEXT_H_
