import { reportFailure } from '@goodword/contract/report-failure'
import { isLeaving } from './leaving.ts'

/**
 * Tells the server's log of a broken release, and nothing of one whose scripts were broken off by leaving the page: with
 * that nothing is wrong.
 */
export function reportBroken(remote: string, version: string, kind: 'load' | 'render', error: unknown): void {
  if (!isLeaving()) void reportFailure({ remote, version, kind, error })
}
