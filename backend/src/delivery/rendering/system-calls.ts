interface Calls {
  /** As the kernel names the architecture (`AUDIT_ARCH_*`). */
  architecture: number
  /** What an engine needs that only calculates: memory, threads, clocks, and files that are open already. */
  allowed: number[]
  clone: number
  clone3: number
  tgkill: number
  seccomp: number
}

/** Numbers of Linux's system calls, by `process.arch`; `man 2 syscalls` says what each does. */
export const SYSTEM_CALLS: Partial<Record<string, Calls>> = {
  x64: {
    architecture: 0xc000003e,
    allowed: [
      ...[0, 1, 3, 5, 7, 8, 19, 20, 271], // read, write, close, fstat, poll, lseek, readv, writev, ppoll
      ...[9, 10, 11, 12, 25, 27, 28], // mmap, mprotect, munmap, brk, mremap, mincore, madvise
      ...[13, 14, 15, 131, 219], // rt_sigaction, rt_sigprocmask, rt_sigreturn, sigaltstack, restart_syscall
      ...[24, 202, 204, 218, 273, 309, 324, 334], // sched_yield, futex, sched_getaffinity, set_tid_address, set_robust_list, getcpu, membarrier, rseq
      ...[35, 96, 98, 228, 229, 230], // nanosleep, gettimeofday, getrusage, clock_gettime, clock_getres, clock_nanosleep
      ...[232, 233, 281, 290, 441], // epoll_wait, epoll_ctl, epoll_pwait, eventfd2, epoll_pwait2
      ...[39, 60, 186, 231, 318], // getpid, exit, gettid, exit_group, getrandom
    ],
    ...{ clone: 56, clone3: 435, tgkill: 234, seccomp: 317 },
  },
  arm64: {
    architecture: 0xc00000b7,
    allowed: [
      ...[63, 64, 57, 80, 62, 65, 66, 73], // read, write, close, fstat, lseek, readv, writev, ppoll
      ...[222, 226, 215, 214, 216, 232, 233], // mmap, mprotect, munmap, brk, mremap, mincore, madvise
      ...[134, 135, 139, 132, 128], // rt_sigaction, rt_sigprocmask, rt_sigreturn, sigaltstack, restart_syscall
      ...[124, 98, 123, 96, 99, 168, 283, 293], // sched_yield, futex, sched_getaffinity, set_tid_address, set_robust_list, getcpu, membarrier, rseq
      ...[101, 169, 165, 113, 114, 115], // nanosleep, gettimeofday, getrusage, clock_gettime, clock_getres, clock_nanosleep
      ...[21, 22, 19, 441], // epoll_ctl, epoll_pwait, eventfd2, epoll_pwait2
      ...[172, 93, 178, 94, 278], // getpid, exit, gettid, exit_group, getrandom
    ],
    ...{ clone: 220, clone3: 435, tgkill: 131, seccomp: 277 },
  },
}
