import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEnd } from './build-front-end.ts'
import { startStack } from './stack.ts'

/** What `bun test` is called with for browser journeys, before their files. */
export const JOURNEY_OPTIONS = ['--timeout', '60000']

/**
 * Builds the front end and starts everything behind it, for browser journeys.
 * @param work gets the variables that the journeys read
 */
export async function withStack<T>(chromium: string, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  await buildFrontEnd()
  const dataDir = await mkdtemp(join(tmpdir(), 'goodword-journeys-'))
  const stack = await startStack({ mode: 'test', dataDir, seed: true })
  try {
    return await work({ E2E_URL: stack.appUrl, E2E_SERVER_ENV: JSON.stringify(stack.env), CHROMIUM_PATH: chromium })
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
