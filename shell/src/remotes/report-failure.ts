import { CLIENT_ERRORS } from '@goodword/contract/addresses'

interface Failure {
  remote: string
  version: string
  /** `load`: it did not come, or was not what it should be. `render`: it threw while it drew a page. */
  kind: 'load' | 'render'
  error: unknown
}

const MESSAGE_MAX = 300
const told = new Set<string>()

/** Tells the server's log, once per tab and failure. Nobody waits for it, and nothing depends on it. */
export function reportFailure({ remote, version, kind, error }: Failure): void {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MESSAGE_MAX)
  const body = JSON.stringify({ remote, version, kind, message })
  if (told.has(body)) return
  told.add(body)
  const headers = { 'content-type': 'application/json' }
  // Goes out even when the page is left at this moment.
  void fetch(CLIENT_ERRORS, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}
