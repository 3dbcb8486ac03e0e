import { CLIENT_ERRORS } from './addresses.ts'
import type { ClientError } from './client-errors.ts'

interface Failure extends Omit<ClientError, 'message'> {
  error: unknown
}

const MESSAGE_MAX = 300
/** Milliseconds. */
const PATIENCE = 3000
/** Ids by what was reported, and the last one by remote. */
const reported = new Map<string, Promise<string | undefined>>()

/**
 * Tells the server's log of a failure that only this browser has seen; of one and the same once per tab.
 * @returns the id of the line, which a person can quote; undefined where it could not be told
 */
export function reportFailure({ error, ...failure }: Failure): Promise<string | undefined> {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MESSAGE_MAX)
  const body = JSON.stringify({ ...failure, message })
  const headers = { 'content-type': 'application/json' }
  const report =
    reported.get(body) ??
    // Goes out even when the page is left at this moment; whoever waits for the id waits no longer than that.
    fetch(CLIENT_ERRORS, {
      method: 'POST',
      keepalive: true,
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      (reply) => reply.headers.get('x-request-id') ?? undefined,
      () => undefined,
    )
  reported.set(body, report).set(failure.remote, report)
  return report
}

/** The id of the last report about a remote, where there is one. */
export async function lastReport(remote: string): Promise<string | undefined> {
  return reported.get(remote)
}
