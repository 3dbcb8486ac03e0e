import type { Round, RoundEnd } from './rounds.ts'
import type { TestRun } from './test-run.ts'

interface Told {
  /** The rounds that came to their end. */
  ended: RoundEnd[]
  /** Of the last round: it never ended, where there is one more than that. */
  began: Round[]
  /** Of a run without a queue: the first test that failed. */
  failed: { file: string; place: number }[]
}

/** What a process told of its rounds (preload.ts). A round that failed though no test or hook did has failed in `-2`. */
export function readRounds({ printed, output }: Pick<TestRun, 'printed' | 'output'>): Told {
  const lines = <T>(what: keyof Told): T[] =>
    [...printed.matchAll(new RegExp(`^@${what} (.*)$`, 'gm'))].map(([, json = '']) => JSON.parse(json))
  // An error outside of what a test waits for is Bun's to see.
  const failedIn = output.split(/^.*\(run #\d+\)$/m).map((part) => /^\(fail\)|^# Unhandled error/m.test(part))
  const ended = lines<RoundEnd>('ended').map((round, at) =>
    failedIn[at + 1] && round.failed === undefined ? { ...round, failed: -2 } : round,
  )
  return { ended, began: lines('began'), failed: lines('failed') }
}
