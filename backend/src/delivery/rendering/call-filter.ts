import type { SYSTEM_CALLS } from './system-calls.ts'

/** Of `struct seccomp_data`: where the filter finds the call's number, the architecture, and the first argument. */
const NUMBER = 0
const ARCHITECTURE = 4
const FIRST_ARGUMENT = 16

/** Instructions of the kernel's packet filter (`linux/filter.h`). */
const LOAD = 0x20
const IS_EQUAL = 0x15
const HAS_BIT = 0x45
const RETURN = 0x06

const ALLOW = 0x7fff0000
const FAIL = 0x00050000
const EPERM = 1
const ENOSYS = 38
/** A new thread of this process, and not a new process. */
const CLONE_THREAD = 0x10000

/**
 * The program by which the kernel decides on each system call (`man 2 seccomp`): what is not allowed fails as if there
 * were no right to it.
 * @param pid the process whose threads may signal each other, as garbage collection does
 */
export function callFilter(calls: NonNullable<(typeof SYSTEM_CALLS)[string]>, pid: number): Uint8Array {
  const allowIf = (test: number, value: number) => [step(test, value, 0, 1), step(RETURN, ALLOW)]
  const onlyIf = (call: number, test: number, value: number) => [
    step(IS_EQUAL, call, 0, 4),
    step(LOAD, FIRST_ARGUMENT),
    ...allowIf(test, value),
    step(RETURN, FAIL | EPERM),
  ]
  const steps = [
    step(LOAD, ARCHITECTURE),
    step(IS_EQUAL, calls.architecture, 1, 0),
    step(RETURN, FAIL | EPERM),
    step(LOAD, NUMBER),
    ...calls.allowed.flatMap((call) => allowIf(IS_EQUAL, call)),
    ...onlyIf(calls.clone, HAS_BIT, CLONE_THREAD),
    ...onlyIf(calls.tgkill, IS_EQUAL, pid),
    // Its flags lie in memory, where no filter looks: libraries then take `clone`.
    step(IS_EQUAL, calls.clone3, 0, 1),
    step(RETURN, FAIL | ENOSYS),
    step(RETURN, FAIL | EPERM),
  ]
  return Buffer.concat(steps)
}

/** @param yes how many steps are left out where the test holds @param no and where it does not */
function step(code: number, value: number, yes = 0, no = 0): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(yes, 2)
  bytes.writeUInt8(no, 3)
  bytes.writeUInt32LE(value >>> 0, 4)
  return bytes
}
