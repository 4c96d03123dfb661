// A library loaded with fault_library.cc before a program that uses MPI. Each call by which the
// program communicates with other processes becomes a step in the sequence of its calls on files,
// so a process can be killed, by number, before any of them. Most processes of hotstone-mpi touch
// no file for most of their time.
//
// MPI provides each function under a second name for this purpose: MPI_Barrier is ours here, and
// PMPI_Barrier does the work. For example, process 1 of 2 that sums up, waits and ends logs
// "MPI_Init", "MPI_Allreduce", "MPI_Barrier" and "MPI_Finalize"; told to be killed at 3, it has
// summed up and is gone before the other one is past the barrier.
#include <mpi.h>

extern "C" void hotstone_fault_step(const char* kind);

#define HOTSTONE_STEP(name, parameters, arguments) \
  int MPI_##name parameters {                      \
    hotstone_fault_step("MPI_" #name);             \
    return PMPI_##name arguments;                  \
  }

extern "C" {

HOTSTONE_STEP(Init, (int* count, char*** words), (count, words))
HOTSTONE_STEP(Finalize, (void), ())
HOTSTONE_STEP(Barrier, (MPI_Comm world), (world))
HOTSTONE_STEP(Allreduce,
              (const void* from, void* to, int count, MPI_Datatype type, MPI_Op operation,
               MPI_Comm world),
              (from, to, count, type, operation, world))
HOTSTONE_STEP(Allgatherv,
              (const void* from, int count, MPI_Datatype type, void* to, const int counts[],
               const int places[], MPI_Datatype to_type, MPI_Comm world),
              (from, count, type, to, counts, places, to_type, world))
HOTSTONE_STEP(Alltoall,
              (const void* from, int count, MPI_Datatype type, void* to, int to_count,
               MPI_Datatype to_type, MPI_Comm world),
              (from, count, type, to, to_count, to_type, world))
HOTSTONE_STEP(Alltoallv,
              (const void* from, const int counts[], const int places[], MPI_Datatype type,
               void* to, const int to_counts[], const int to_places[], MPI_Datatype to_type,
               MPI_Comm world),
              (from, counts, places, type, to, to_counts, to_places, to_type, world))
HOTSTONE_STEP(Get,
              (void* to, int count, MPI_Datatype type, int rank, MPI_Aint at, int from_count,
               MPI_Datatype from_type, MPI_Win window),
              (to, count, type, rank, at, from_count, from_type, window))
HOTSTONE_STEP(Win_allocate,
              (MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm world, void* memory,
               MPI_Win* window),
              (bytes, unit, info, world, memory, window))
HOTSTONE_STEP(Win_flush, (int rank, MPI_Win window), (rank, window))
HOTSTONE_STEP(Win_free, (MPI_Win * window), (window))

}  // extern "C"
