import type { Build } from '../build.ts'
import { levelOf } from '../level-of.ts'
import { errors } from '../metrics/errors.ts'
import { lost } from '../metrics/telemetry.ts'
import type { Tap } from '../tee.ts'
import { Allowance } from './allowance.ts'

const ERROR = 50
/** Milliseconds in which the same error is told once. */
const QUIET = 10 * 60_000
/** Kinds of errors that are told apart; of more than these in ten minutes the log alone tells. */
const KINDS_MAX = 200
/** Errors a second that are told at most. */
const RATE = 5
/** Milliseconds that whoever is told has to answer. */
const PATIENCE = 2000

/** Tells somebody of an error. @param report JSON */
type Tell = (report: string) => Promise<unknown>

/**
 * Tells `ERROR_HOOK_URL` of every error in the log, each kind once in ten minutes and then how often it came meanwhile.
 * What is told is the line of the log, which holds no text of people, with what runs.
 * @param now milliseconds of a clock that never goes back
 * @returns what listens to the log, and `told`, which settles when all that is under way has been told
 */
export function createErrorHook(
  url: string | undefined,
  { version, commit }: Build,
  { tell = poster(url), now = () => performance.now() }: { tell?: Tell | undefined; now?: () => number } = {},
): { tap: Tap; told: () => Promise<unknown> } {
  const underWay = new Set<Promise<unknown>>()
  const seen = new Map<string, { toldAt: number; times: number }>()
  const allowance = new Allowance(RATE, RATE, now)
  const tap: Tap = (line) => {
    if (levelOf(line) < ERROR) return
    errors.inc()
    if (!tell) return
    const { level, msg, ...fields } = JSON.parse(line)
    const kind = kindOf(msg, fields)
    const before = seen.get(kind)
    if (before && now() - before.toldAt < QUIET) {
      before.times += 1
      return
    }
    if (!allowance.take(1)) return lost.inc({ signal: 'errors' })
    if (seen.size >= KINDS_MAX) seen.clear()
    seen.set(kind, { toldAt: now(), times: 0 })
    const report = { message: msg, ...fields, version, commit, timesBefore: before?.times || undefined }
    const telling: Promise<unknown> = tell(JSON.stringify(report))
      .catch(() => lost.inc({ signal: 'errors' }))
      .finally(() => underWay.delete(telling))
    underWay.add(telling)
  }
  return { tap, told: () => Promise.all(underWay) }
}

/** The same sentence about the same error from the same place. */
function kindOf(sentence: string, { err, route, remote }: Record<string, unknown>): string {
  const { type, code, frames } = (err ?? {}) as { type?: string; code?: string; frames?: string[] }
  return JSON.stringify([sentence, type, code, frames?.[0], err ? undefined : route, remote])
}

function poster(url: string | undefined): Tell | undefined {
  if (!url) return undefined
  return async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) })
    if (!reply.ok) throw new Error('It was not taken.')
  }
}
