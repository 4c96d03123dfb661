#include "base/descriptor.h"

#include <unistd.h>

namespace hotstone {

void Descriptor::Set(int number) {
  Close();
  number_ = number;
}

void Descriptor::Close() {
  if (number_ >= 0) close(number_);
  number_ = -1;
}

}  // namespace hotstone
