import { CLIENT_ERRORS } from '@goodword/contract/addresses'

interface Failure {
  remote: string
  version: string
  /** `load`: it could not be fetched, or its hash was wrong. `render`: it threw while it rendered a page. */
  kind: 'load' | 'render'
  error: unknown
}

const MESSAGE_MAX = 300
const reported = new Set<string>()

/** Reports a failure to the server's log, once per tab. Nothing waits for it or depends on it. */
export function reportFailure({ remote, version, kind, error }: Failure): void {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MESSAGE_MAX)
  const body = JSON.stringify({ remote, version, kind, message })
  if (reported.has(body)) return
  reported.add(body)
  const headers = { 'content-type': 'application/json' }
  // Goes out even when the page is left at this moment.
  void fetch(CLIENT_ERRORS, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}
