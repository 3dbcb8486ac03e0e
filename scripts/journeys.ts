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
 * commands of their own. Those of delivery are walked on the second; it goes on with people's, the next of which is always for the
 * server that is free first.
 * @param walk walks one file, with the variables of its server
 */
export async function walkJourneys<T>(
  chromium: string,
  walk: (file: string, env: Record<string, string>) => Promise<T>,
): Promise<T[]> {
  const folder = join(ROOT, 'e2e')
  const names = [...new Bun.Glob('*.spec.ts').scanSync(folder)]
  // The longest first: a long one at the end would be waited for.
  const files = names.sort((a, b) => Bun.file(join(folder, b)).size - Bun.file(join(folder, a)).size)
  const isOfDelivery = (name: string) => OF_DELIVERY.includes(name.replace('.spec.ts', ''))
  const delivery = files.filter(isOfDelivery).values()
  const people = files.filter((name) => !isOfDelivery(name)).values()
  const done: T[] = []
  const walkOn = async (waiting: Iterable<string>, env: Record<string, string>) => {
    for (const name of waiting) done.push(await walk(`./e2e/${name}`, env))
  }
  await withStack(chromium, (first) =>
    onStack(chromium, (second) =>
      Promise.all([walkOn(people, first), walkOn(delivery, second).then(() => walkOn(people, second))]),
    ),
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
