import type { Round, RoundEnd } from './rounds.ts'
import type { TestRun } from './test-run.ts'

interface Told {
  /** The rounds that came to their end. */
  ended: RoundEnd[]
  /** The round that never ended. */
  hung: Round | undefined
}

/** What a process told of its rounds (preload.ts). A round that failed though no test or hook did has failed in `-2`. */
export function readRounds({ printed, output }: Pick<TestRun, 'printed' | 'output'>): Told {
  const lines = <T>(what: 'began' | 'ended'): T[] =>
    [...printed.matchAll(new RegExp(`^@${what} (.*)$`, 'gm'))].map(([, json = '']) => JSON.parse(json))
  // An error outside of what a test waits for is Bun's to see.
  const failedIn = output.split(/^.*\(run #\d+\)$/m).map((part) => /^\(fail\)|^# Unhandled error/m.test(part))
  const ended = lines<RoundEnd>('ended').map((round, at) =>
    failedIn[at + 1] && round.failed === undefined ? { ...round, failed: -2 } : round,
  )
  const began = lines<Round>('began')
  return { ended, hung: began.length > ended.length ? began.at(-1) : undefined }
}
