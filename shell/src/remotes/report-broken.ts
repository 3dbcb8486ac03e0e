import { REMOTE_STARTS } from '@goodword/contract/addresses'
import { reportFailure } from '@goodword/contract/report-failure'
import { isLeaving } from './leaving.ts'

/** The remotes that the server was told of since the pages were loaded: it counts a visitor once. */
const told = new Set<string>()

/**
 * Tells the server's log of a broken release, and nothing of one whose scripts were broken off by leaving the page: with
 * that nothing is wrong.
 */
export function reportBroken(remote: string, version: string, kind: 'load' | 'render', error: unknown): void {
  if (isLeaving()) return
  void reportFailure({ remote, version, kind, error })
  told.add(remote)
}

/**
 * Tells the server once that a remote works, so that it knows of how many visitors those are for whom it failed. After a failure another
 * release has taken over, of which that would say nothing.
 */
export function reportStarted(remote: string, version: string): void {
  if (told.has(remote)) return
  told.add(remote)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ remote, version })
  void fetch(REMOTE_STARTS, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}
