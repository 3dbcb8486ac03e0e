import { join } from 'node:path'

/** A module that starts the services which the tests of a process share. */
const SERVICES = join(import.meta.dir, '../../backend/test/services.ts')

/** Clears what the evaluation of a test file before left for the next: letters, the document, and what a browser keeps. */
export async function cleanUp(): Promise<void> {
  if (SERVICES in require.cache) {
    const { services } = await import(SERVICES)
    await fetch(`${services.STANDINS_URL}/dev/mailbox.json`, { method: 'DELETE' })
  }
  // Not there for the server's tests.
  const { document, history, localStorage } = globalThis as Partial<Browser>
  document?.body.replaceChildren()
  history?.replaceState(null, '', '/')
  localStorage?.clear()
}

interface Browser {
  document: { body: { replaceChildren(): void } }
  history: { replaceState(state: null, unused: string, url: string): void }
  localStorage: { clear(): void }
}
