// A library loaded before the C library (LD_PRELOAD) that makes one system call, chosen by number,
// fail. So the same fault occurs at the same place each time, and no test depends on timing.
//
// The environment gives the plan:
//   HOTSTONE_FAULT_FOLDER   counts calls on files under this folder and leaves others alone
//   HOTSTONE_FAULT_LOG      a file outside it: one line per counted call, "KIND PATH", and
//                           "fault KIND PATH" where one was made to fail; at the end of the program
//                           "peak N", the KiB of address space that it had, and "memory N", the
//                           number of memory requests
//   HOTSTONE_FAULT_OF       "file" or "memory": the sequence to disturb
//   HOTSTONE_FAULT_AT       the number of the call in it, from 1
//   HOTSTONE_FAULT_AS       an errno number; "short": half of what was to be read or written;
//                           "kill": SIGKILL, for a write after half of it is written
//   HOTSTONE_FAULT_ON       if set: all later calls of that kind fail as well, as on a disk that
//                           stays full
//   HOTSTONE_FAULT_RANK     of several MPI processes, the one to disturb; the others are left alone
// Memory is counted from the start of main: earlier requests belong to the loader and the
// libraries. Starting a thread counts as memory, as its stack does.
//
// For example, with FOLDER=/tmp/a OF=file AT=3 AS=28, a program that opens /tmp/a/x.partial and
// writes to it twice logs "create /tmp/a/x.partial", "write /tmp/a/x.partial" and "fault write
// /tmp/a/x.partial", and the second write returns -1 with ENOSPC.
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

// The C library's own names for its allocators.
extern "C" void* __libc_malloc(size_t);
extern "C" void* __libc_calloc(size_t, size_t);
extern "C" void* __libc_realloc(void*, size_t);
extern "C" void* __libc_memalign(size_t, size_t);

namespace {

constexpr int kShort = -1;  // "short" and "kill" share the field with errno numbers
constexpr int kKill = -2;

char folder[4096];
int log_file = -1;
bool memory_fails = false;
long fails_at = 0;  // 0: none
int fails_as = 0;
bool fails_on = false;
std::atomic<long> file_calls{0};
std::atomic<long> memory_calls{0};
std::atomic<bool> in_main{false};
char failed_kind[32];  // of the first call that failed

void Log(const char* first, const char* kind, const char* path) {
  char line[5000];
  const int length = std::snprintf(line, sizeof line, "%s%s %s\n", first, kind, path);
  if (log_file >= 0) syscall(SYS_write, log_file, line, static_cast<size_t>(length));
}

// Whether the plan concerns another process of this run.
bool IsOfAnotherRank() {
  const char* const wanted = std::getenv("HOTSTONE_FAULT_RANK");
  const char* const own = std::getenv("OMPI_COMM_WORLD_RANK");
  return wanted != nullptr && (own == nullptr || std::strcmp(wanted, own) != 0);
}

__attribute__((constructor)) void ReadPlan() {
  if (IsOfAnotherRank()) return;
  if (const char* named = std::getenv("HOTSTONE_FAULT_FOLDER"))
    std::strncpy(folder, named, sizeof folder - 1);
  if (const char* named = std::getenv("HOTSTONE_FAULT_LOG")) {
    const long opened =
        syscall(SYS_openat, AT_FDCWD, named, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    log_file =
        fcntl(static_cast<int>(opened), F_DUPFD_CLOEXEC, 900);  // a number that no program expects
    syscall(SYS_close, opened);
  }
  const char* of = std::getenv("HOTSTONE_FAULT_OF");
  memory_fails = of != nullptr && std::strcmp(of, "memory") == 0;
  if (const char* at = std::getenv("HOTSTONE_FAULT_AT")) fails_at = std::atol(at);
  if (const char* as = std::getenv("HOTSTONE_FAULT_AS")) {
    fails_as = std::strcmp(as, "short") == 0  ? kShort
               : std::strcmp(as, "kill") == 0 ? kKill
                                              : std::atoi(as);
  }
  fails_on = std::getenv("HOTSTONE_FAULT_ON") != nullptr;
}

__attribute__((destructor)) void TellMemory() {
  char count[32];
  std::snprintf(count, sizeof count, "%ld", memory_calls.load());
  Log("", "memory", count);
  // The peak address space, in KiB.
  static char status[4096];
  const long opened = syscall(SYS_openat, AT_FDCWD, "/proc/self/status", O_RDONLY | O_CLOEXEC, 0);
  const long length = syscall(SYS_read, opened, status, sizeof status - 1);
  syscall(SYS_close, opened);
  const char* const peak = length <= 0 ? nullptr : std::strstr(status, "VmPeak:");
  std::snprintf(count, sizeof count, "%ld", peak == nullptr ? 0 : std::atol(peak + 7));
  Log("", "peak", count);
}

// Whether this call is the one that fails, or a later one that also fails.
bool Due(long number, bool memory, const char* kind, const char* path) {
  if (fails_at == 0 || memory != memory_fails) return false;
  if (number == fails_at) {
    std::strncpy(failed_kind, kind, sizeof failed_kind - 1);
    Log("fault ", kind, path);
    return true;
  }
  return fails_on && number > fails_at && (memory || std::strcmp(kind, failed_kind) == 0);
}

// Counts a call on a path. True if it is to fail. Carries out a plan to kill, unless half of a
// write comes first.
bool FileFault(const char* kind, const char* path, bool writes = false) {
  if (folder[0] == 0 || path == nullptr || std::strncmp(path, folder, std::strlen(folder)) != 0)
    return false;
  Log("", kind, path);
  if (!Due(++file_calls, false, kind, path)) return false;
  if (fails_as == kKill && !writes) kill(getpid(), SIGKILL);
  if (fails_as == kShort && !writes && std::strcmp(kind, "read") != 0 &&
      std::strcmp(kind, "pread") != 0)
    return false;
  errno = fails_as;
  return true;
}

// The same for a call on an open file.
bool OpenFault(const char* kind, int file, bool writes = false) {
  if (folder[0] == 0) return false;
  char link[64];
  char path[4096];
  std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  const long length = syscall(SYS_readlink, link, path, sizeof path - 1);
  if (length <= 0) return false;
  path[length] = 0;
  return FileFault(kind, path, writes);
}

// Half of what was asked for, if that is the fault; otherwise the error in errno.
template <typename Half>
ssize_t Partly(size_t bytes, Half half) {
  if (fails_as > 0) return -1;
  const ssize_t done = bytes < 2 ? half(bytes) : half(bytes / 2);
  if (fails_as == kKill) kill(getpid(), SIGKILL);
  return done;
}

bool MemoryFault(const char* kind) {
  if (!in_main || !Due(++memory_calls, true, kind, "")) return false;
  if (fails_as == kKill) kill(getpid(), SIGKILL);
  errno = fails_as;
  return true;
}

template <typename Function>
Function Real(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

int Open(int at, const char* path, int flags, mode_t mode) {
  const bool made = (flags & (O_CREAT | O_WRONLY | O_RDWR)) != 0;
  if (FileFault(made ? "create" : "open", path)) return -1;
  return static_cast<int>(syscall(SYS_openat, at, path, flags, mode));
}

mode_t ModeOf(int flags, va_list arguments) {
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}

using Main = int (*)(int, char**, char**);
Main real_main = nullptr;

int CountedMain(int count, char** words, char** environment) {
  in_main = true;
  return real_main(count, words, environment);
}

}  // namespace

#define HOTSTONE_OPEN(name, ...)                \
  va_list arguments;                            \
  va_start(arguments, flags);                   \
  const mode_t mode = ModeOf(flags, arguments); \
  va_end(arguments);                            \
  return Open(__VA_ARGS__, path, flags, mode)

extern "C" {

// Counts a step that is not a call on a file as if it were one; mpi_step_library.cc reports such
// steps.
void hotstone_fault_step(const char* kind) { FileFault(kind, folder); }

int __libc_start_main(Main main, int count, char** words, void (*init)(), void (*fini)(),
                      void (*loader)(), void* stack) {
  real_main = main;
  return Real<int (*)(Main, int, char**, void (*)(), void (*)(), void (*)(), void*)>(
      "__libc_start_main")(CountedMain, count, words, init, fini, loader, stack);
}

int open(const char* path, int flags, ...) { HOTSTONE_OPEN(open, AT_FDCWD); }
int open64(const char* path, int flags, ...) { HOTSTONE_OPEN(open64, AT_FDCWD); }
int openat(int at, const char* path, int flags, ...) { HOTSTONE_OPEN(openat, at); }
int openat64(int at, const char* path, int flags, ...) { HOTSTONE_OPEN(openat64, at); }

FILE* fopen(const char* path, const char* mode) {
  if (FileFault(mode[0] == 'r' ? "open" : "create", path)) return nullptr;
  return Real<FILE* (*)(const char*, const char*)>("fopen")(path, mode);
}
FILE* fopen64(const char* path, const char* mode) { return fopen(path, mode); }

DIR* opendir(const char* path) {
  if (FileFault("list", path)) return nullptr;
  return Real<DIR* (*)(const char*)>("opendir")(path);
}

ssize_t write(int file, const void* from, size_t bytes) {
  const auto half = [&](size_t some) { return syscall(SYS_write, file, from, some); };
  return OpenFault("write", file, true) ? Partly(bytes, half) : half(bytes);
}

ssize_t pwrite(int file, const void* from, size_t bytes, off_t at) {
  const auto half = [&](size_t some) { return syscall(SYS_pwrite64, file, from, some, at); };
  return OpenFault("pwrite", file, true) ? Partly(bytes, half) : half(bytes);
}
ssize_t pwrite64(int file, const void* from, size_t bytes, off64_t at) {
  return pwrite(file, from, bytes, at);
}

ssize_t writev(int file, const iovec* from, int pieces) {
  if (OpenFault("writev", file) && fails_as > 0) return -1;
  return syscall(SYS_writev, file, from, pieces);
}

ssize_t read(int file, void* to, size_t bytes) {
  const auto half = [&](size_t some) { return syscall(SYS_read, file, to, some); };
  return OpenFault("read", file) ? Partly(bytes, half) : half(bytes);
}

ssize_t pread(int file, void* to, size_t bytes, off_t at) {
  const auto half = [&](size_t some) { return syscall(SYS_pread64, file, to, some, at); };
  return OpenFault("pread", file) ? Partly(bytes, half) : half(bytes);
}
ssize_t pread64(int file, void* to, size_t bytes, off64_t at) { return pread(file, to, bytes, at); }

int fsync(int file) {
  return OpenFault("fsync", file) ? -1 : static_cast<int>(syscall(SYS_fsync, file));
}
int fdatasync(int file) {
  return OpenFault("fdatasync", file) ? -1 : static_cast<int>(syscall(SYS_fdatasync, file));
}
int ftruncate(int file, off_t size) noexcept {
  return OpenFault("ftruncate", file) ? -1 : static_cast<int>(syscall(SYS_ftruncate, file, size));
}
int ftruncate64(int file, off64_t size) noexcept { return ftruncate(file, size); }
int posix_fallocate(int file, off_t from, off_t bytes) {
  if (OpenFault("fallocate", file)) return fails_as;
  return Real<int (*)(int, off_t, off_t)>("posix_fallocate")(file, from, bytes);
}

int renameat2(int from_at, const char* from, int to_at, const char* to, unsigned flags) noexcept {
  return FileFault("rename", to)
             ? -1
             : static_cast<int>(syscall(SYS_renameat2, from_at, from, to_at, to, flags));
}
int rename(const char* from, const char* to) noexcept {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0);
}
int renameat(int from_at, const char* from, int to_at, const char* to) noexcept {
  return renameat2(from_at, from, to_at, to, 0);
}
int mkdir(const char* path, mode_t mode) noexcept {
  return FileFault("mkdir", path) ? -1
                                  : static_cast<int>(syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}
char* mkdtemp(char* path) noexcept {
  return FileFault("mkdir", path) ? nullptr : Real<char* (*)(char*)>("mkdtemp")(path);
}
int unlinkat(int at, const char* path, int flags) noexcept {
  return FileFault("unlink", path) ? -1 : static_cast<int>(syscall(SYS_unlinkat, at, path, flags));
}
int unlink(const char* path) noexcept { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char* path) noexcept { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char* path) noexcept {
  const int removed = unlinkat(AT_FDCWD, path, 0);
  return removed != 0 && errno == EISDIR ? unlinkat(AT_FDCWD, path, AT_REMOVEDIR) : removed;
}

void* mmap(void* at, size_t bytes, int protection, int flags, int file, off_t from) noexcept {
  const bool fails = (flags & MAP_ANONYMOUS) != 0 ? MemoryFault("mmap") : OpenFault("mmap", file);
  if (fails) return MAP_FAILED;
  return reinterpret_cast<void*>(syscall(SYS_mmap, at, bytes, protection, flags, file, from));
}
void* mmap64(void* at, size_t bytes, int protection, int flags, int file, off64_t from) noexcept {
  return mmap(at, bytes, protection, flags, file, from);
}

void* malloc(size_t bytes) noexcept {
  return MemoryFault("malloc") ? nullptr : __libc_malloc(bytes);
}
void* calloc(size_t count, size_t bytes) noexcept {
  return MemoryFault("calloc") ? nullptr : __libc_calloc(count, bytes);
}
void* realloc(void* old, size_t bytes) noexcept {
  return MemoryFault("realloc") ? nullptr : __libc_realloc(old, bytes);
}
void* aligned_alloc(size_t alignment, size_t bytes) noexcept {
  return MemoryFault("aligned_alloc") ? nullptr : __libc_memalign(alignment, bytes);
}
int posix_memalign(void** to, size_t alignment, size_t bytes) noexcept {
  if (MemoryFault("posix_memalign")) return ENOMEM;
  *to = __libc_memalign(alignment, bytes);
  return *to == nullptr ? ENOMEM : 0;
}
int pthread_create(pthread_t* thread, const pthread_attr_t* how, void* (*what)(void*),
                   void* with) noexcept {
  if (MemoryFault("thread")) return EAGAIN;
  return Real<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>(
      "pthread_create")(thread, how, what, with);
}

}  // extern "C"
