import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './build-front-end.ts'
import { ROOT } from './rooms.ts'
import { startStack } from './stack.ts'

/** What `bun test` is called with for browser journeys, before their files. */
export const JOURNEY_OPTIONS = ['--timeout', '120000']

/** Journeys of how pages are delivered: the second server begins with them, so that they find nothing that people's have left. */
const OF_DELIVERY = ['first-html', 'prefetch', 'release-alone', 'security']

/**
 * Walks the journeys of e2e/ on two servers side by side, each with a database and a mailbox of its own; those of its folders have
 * commands of their own. Those of delivery are walked on the second; it goes on with people's, the next of which are always for the
 * server that is free first.
 * @param walk walks some files, with the variables of their server, by one `bun test`: each costs a second and a half to start
 */
export async function runJourneys<T>(
  chromium: string,
  walk: (files: string[], env: Record<string, string>) => Promise<T>,
): Promise<T[]> {
  const folder = join(ROOT, 'e2e')
  const names = [...new Bun.Glob('*.spec.ts').scanSync(folder)]
  // The longest first: a long one at the end would be waited for.
  const files = names.sort((a, b) => Bun.file(join(folder, b)).size - Bun.file(join(folder, a)).size)
  const pathsOf = (some: string[]) => some.map((name) => `./e2e/${name}`)
  const isOfDelivery = (name: string) => OF_DELIVERY.includes(name.replace('.spec.ts', ''))
  const delivery = pathsOf(files.filter(isOfDelivery))
  const people = pathsOf(files.filter((name) => !isOfDelivery(name)))
  const done: T[] = []
  const walkPeople = async (env: Record<string, string>) => {
    // Fewer and fewer at once: both servers are to end together.
    while (people.length > 0) done.push(await walk(people.splice(0, Math.ceil(people.length / 4)), env))
  }
  const walkDelivery = async (env: Record<string, string>) => {
    done.push(await walk(delivery, env))
    await walkPeople(env)
  }
  await withStack(chromium, (first) =>
    onStack(chromium, (second) => Promise.all([walkPeople(first), walkDelivery(second)])),
  )
  return done
}

/**
 * Builds the front end, unless dist/ is what the sources say, and starts everything behind it, for browser journeys.
 * @param work gets the variables that the journeys read
 */
export async function withStack<T>(chromium: string, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  await buildIfChanged()
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
