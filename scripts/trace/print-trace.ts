import type { Caused } from '../../backend/src/record/trace/find-caused.ts'
import { causeOf } from './cause-of.ts'
import { errorLines } from './error-lines.ts'
import { facts } from './facts.ts'
import type { LogLine } from './log-line.ts'
import { printable } from './printable.ts'

interface Step {
  at: number
  /** The first on the line of its time, the others below it. */
  texts: string[]
}

/** Told in the request's own sentence. */
const OF_REQUEST = ['method', 'route', 'status', 'ms', 'dbMs', 'statements', 'actorId', 'aborted']

/**
 * What is known of a request, in the order of time, and what went wrong: plain words, fit for a terminal.
 * @param lines of all logs that were read
 * @param caused of all databases that were asked
 * @returns lines of text
 */
export function printTrace(requestId: string, lines: readonly LogLine[], caused: readonly Caused[]): string[] {
  const steps = [
    ...lines.map(lineStep),
    ...caused.flatMap(({ events, facts, deeds, letters, jobs }) => [
      ...events.map(eventStep),
      ...facts.map(factStep),
      ...deeds.map(deedStep),
      ...letters.map((letter) => letterStep(letter, requestId)),
      ...jobs.map(jobStep),
    ]),
  ].sort((one, other) => one.at - other.at)
  if (steps.length === 0) return [`Nothing is known of ${printable(requestId)}.`]
  const causes = [...new Set(lines.flatMap((line) => causeOf(line) ?? []))]
  return [
    `What is known of ${requestId}, times in UTC`,
    '',
    ...steps.flatMap(({ at, texts: [first = '', ...rest] }) => [
      `${time(at)}  ${first}`,
      ...rest.map((text) => `${' '.repeat(25)}${text}`),
    ]),
    '',
    ...(causes.length === 0 ? ['Nothing went wrong.'] : ['What went wrong', ...causes.map((cause) => `  ${cause}`)]),
  ].map(printable)
}

function lineStep(line: LogLine): Step {
  const { time: at, msg, replica, method, route, status, ms, dbMs, statements, actorId, aborted, err } = line
  const server = replica ? ` [${replica}]` : ''
  const error = err ? errorLines(err) : []
  if (method === undefined) {
    const said = facts(line)
    return { at: Date.parse(at), texts: [`${msg}${said ? ` (${said})` : ''}${server}`, ...error] }
  }
  const who = actorId ? ` by user ${actorId}` : ''
  const asked = statements === 1 ? '1 statement' : `${statements} statements`
  const cost = `${ms} ms, ${dbMs} of them in the database for ${asked}`
  const rest = facts(line, OF_REQUEST)
  return {
    at: Date.parse(at),
    texts: [
      `${method} ${route ?? '(no such route)'}${who}: ${msg} with ${status} after ${cost}${server}`,
      ...(aborted ? ['nobody waited for the answer any more'] : []),
      ...(rest ? [rest] : []),
      ...error,
    ],
  }
}

function eventStep({ seq, at, kind, referralId, jobId, actorId, status }: Caused['events'][number]): Step {
  const about = facts({ status, referral: referralId, job: jobId, user: actorId })
  return { at: at.getTime(), texts: [`event ${seq}: ${kind} (${about})`] }
}

function factStep({ createdAt, kind, rewardId, actorId }: Caused['facts'][number]): Step {
  return { at: createdAt.getTime(), texts: [`reward ${rewardId}: ${kind}${actorId ? ` (user ${actorId})` : ''}`] }
}

function deedStep({ createdAt, action, subject, actorId }: Caused['deeds'][number]): Step {
  return { at: createdAt.getTime(), texts: [`operator ${actorId}: ${action} (${subject})`] }
}

function letterStep(letter: Caused['letters'][number], requestId: string): Step {
  const { id, createdAt, kind, state, attempts, lastError, sentAt } = letter
  const by = letter.requestId === requestId ? '' : ` by request ${letter.requestId ?? '(none)'}`
  const now = {
    waiting: 'waits for the letter before it',
    queued: 'is in the queue',
    sent: `was sent ${sentAt ? `at ${time(sentAt.getTime())}` : ''}`,
    parked: 'was given up',
    held: 'waits for the daily summary',
  }[state]
  const tries = facts({ tries: attempts, 'last error': lastError })
  return { at: createdAt.getTime(), texts: [`letter ${kind} was written${by} (${id})`, `now it ${now} (${tries})`] }
}

function jobStep({ id, name, state, tries, createdAt, nextAt }: Caused['jobs'][number]): Step {
  const next = state === 'retry' ? `, next try at ${time(nextAt.getTime())}` : ''
  return {
    at: createdAt.getTime(),
    texts: [`job ${name} was queued (${id})`, `now: ${state}, ${tries} retries${next}`],
  }
}

function time(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').replace('Z', '')
}
