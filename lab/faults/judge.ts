import type { Fault } from './faults.ts'
import type { Case } from './read-junit.ts'

/** What the tests of a fault wrote down while they ran. */
export interface Noted {
  fault: string
  figures?: Record<string, string | number>
  /** Why this machine does not permit the fault. */
  notInjected?: string
}

interface Verdict {
  isHeld: boolean
  /** In a word, or with the reason why it was not injected. */
  verdict: string
  measured: string
}

/**
 * Whether a fault held: it was injected, which its figures show, and every test of it passed.
 * @param cases of all tests that ran
 * @param noted by all tests that ran
 */
export function judge(name: string, { tests }: Fault, cases: readonly Case[], noted: readonly Noted[]): Verdict {
  const found = tests.map(({ file, named }) => cases.filter((test) => test.file === file && named.test(test.name)))
  const own = noted.filter(({ fault }) => fault === name)
  const figures = own.flatMap(({ figures = {} }) => Object.entries(figures).map(([what, value]) => `${what}: ${value}`))
  const hindrance = own.find(({ notInjected }) => notInjected)?.notInjected
  const reason = hindrance ?? (figures.length === 0 ? 'nothing was measured' : undefined)
  const hasPassed = found.every((of) => of.length > 0 && of.every(({ isPassed }) => isPassed))
  const count = new Set(found.flat()).size
  return {
    isHeld: hasPassed && !reason,
    verdict: reason ? `**not injected**: ${reason}` : hasPassed ? 'held' : '**did not hold**',
    measured: [...figures, `${count} ${count === 1 ? 'test' : 'tests'}`].join('; '),
  }
}
