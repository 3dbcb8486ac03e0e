import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEnd } from './build-front-end.ts'
import { ROOT } from './rooms.ts'
import { startStack } from './stack.ts'

/** What `bun test` is called with for browser journeys, before their files. */
export const JOURNEY_OPTIONS = ['--timeout', '60000']

/** Journeys of what is released and how it is delivered; they build and wait a lot. All others are people's. */
const OF_DELIVERY = ['dev', 'first-html', 'prefetch', 'releases', 'remote-failures', 'replicas', 'security']

/**
 * Divides the journeys in two that last about as long, and gives each a server, a database and a mailbox of its own, so
 * that they can walk side by side.
 * @param work gets the files and variables of both
 */
export function withTwoStacks<T>(
  chromium: string,
  work: (people: Journeys, delivery: Journeys) => Promise<T>,
): Promise<T> {
  const names = [...new Bun.Glob('*.spec.ts').scanSync(join(ROOT, 'e2e'))].sort()
  const files = (ofDelivery: boolean) =>
    names
      .filter((name) => OF_DELIVERY.includes(name.replace('.spec.ts', '')) === ofDelivery)
      .map((name) => `./e2e/${name}`)
  return withStack(chromium, (people) =>
    onStack(chromium, (delivery) => work({ files: files(false), env: people }, { files: files(true), env: delivery })),
  )
}

export interface Journeys {
  files: string[]
  env: Record<string, string>
}

/**
 * Builds the front end and starts everything behind it, for browser journeys.
 * @param work gets the variables that the journeys read
 */
export async function withStack<T>(chromium: string, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  await buildFrontEnd()
  return onStack(chromium, work)
}

/** The same on what was built before. */
async function onStack<T>(chromium: string, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'goodword-journeys-'))
  const stack = await startStack({ mode: 'test', dataDir, seed: true })
  try {
    return await work({ E2E_URL: stack.appUrl, E2E_SERVER_ENV: JSON.stringify(stack.env), CHROMIUM_PATH: chromium })
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
