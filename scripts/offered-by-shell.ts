import { join } from 'node:path'
import type { Env } from '../backend/src/config/env.ts'
import { DIST } from './rooms.ts'

const PATIENCE_MS = 5000

/**
 * What the released shell carries for remotes, by name: asked of the running server, or of the build where it is not up.
 * @throws Error when neither can be had
 */
export async function offeredByShell({ APP_URL, WEB_DIST }: Pick<Env, 'APP_URL' | 'WEB_DIST'>) {
  const says: { offers?: Record<string, string> } | undefined = await fetch(`${APP_URL}/version.json`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then((response) => response.json() as Promise<{ offers?: Record<string, string> }>)
    .catch(() => Bun.file(join(WEB_DIST ?? DIST, 'shell/shell.json')).json())
    .catch(() => undefined)
  if (says?.offers) return says.offers
  throw new Error(`${APP_URL} does not say what its shell offers, and there is no build in dist/ to ask.`)
}
