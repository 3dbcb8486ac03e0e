import { dlopen, ptr } from 'bun:ffi'
import { readFileSync } from 'node:fs'
import { callFilter } from './call-filter.ts'
import { SYSTEM_CALLS } from './system-calls.ts'

/** Bytes that the process may take beside what it has set aside at its start; a healthy one takes 150 MB. */
const MEMORY_MAX = 384 * 1024 * 1024

const LIBRARIES = ['libc.so.6', `libc.musl-${process.arch === 'x64' ? 'x86_64' : 'aarch64'}.so.1`]
/** Of the kernel's headers. */
const PR_SET_PDEATHSIG = 1
const SIGKILL = 9
const PR_SET_NO_NEW_PRIVS = 38
const SECCOMP_SET_MODE_FILTER = 1
const SECCOMP_FILTER_FLAG_TSYNC = 1
const RLIMIT_DATA = 2
const RLIMIT_CORE = 4

/**
 * Takes from this process, for ever and with all its threads, what it could do but calculate: from now on the kernel
 * refuses to open a file or a connection, to start a program, and to signal or look into another process. Needs no
 * privilege. Memory is limited, nothing of it is written to disk in a crash, and the process ends with its parent.
 * @returns a sentence about why this system cannot do it, null where it is done
 */
export function confine(): string | null {
  const calls = SYSTEM_CALLS[process.arch]
  if (process.platform !== 'linux' || !calls) return `No filter is known for ${process.platform} on ${process.arch}.`
  const libc = openLibrary()
  if (!libc) return 'The C library was not found.'
  libc.prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)
  for (const [limit, bytes] of [
    [RLIMIT_DATA, dataNow() + MEMORY_MAX],
    [RLIMIT_CORE, 0],
  ] as const) {
    libc.setrlimit(limit, ptr(new BigUint64Array([BigInt(bytes), BigInt(bytes)])))
  }
  const program = callFilter(calls, process.pid)
  const header = new BigUint64Array([BigInt(program.length / 8), BigInt(ptr(program))])
  if (libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) !== 0) return 'The kernel does not let a process give up privileges.'
  const refused = libc.syscall(calls.seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, ptr(header))
  return Number(refused) === 0 ? null : 'The kernel takes no filter of system calls.'
}

/** Bytes that are writable already; most of them are never used. */
function dataNow(): number {
  const [, kilobytes = '0'] = /^VmData:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

function openLibrary() {
  for (const name of LIBRARIES) {
    try {
      return dlopen(name, {
        prctl: { args: ['i32', 'u64', 'u64', 'u64', 'u64'], returns: 'i32' },
        setrlimit: { args: ['i32', 'ptr'], returns: 'i32' },
        syscall: { args: ['i64', 'u64', 'u64', 'ptr'], returns: 'i64' },
      }).symbols
    } catch {}
  }
  return undefined
}
