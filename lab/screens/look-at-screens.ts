import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../../e2e/fixtures/note-figure.ts'
import { buildFrontEnd } from '../../scripts/build-front-end.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { startStack } from '../../scripts/stack.ts'
import { describeScreens } from './describe-screens.ts'

/** The journeys that look at screens: what `bun run test` walks, too, and what takes longest. */
const JOURNEYS = ['pictures', 'forms', 'screens/languages', 'screens/lighthouse'].map((name) => `./e2e/${name}.spec.ts`)

/**
 * Walks the journeys that look at screens and writes down what they found.
 * @throws Error when a journey fails: then a screen is not as it must be, and nothing is written
 */
export async function lookAtScreens(): Promise<void> {
  const chromium = await findChromium()
  await buildFrontEnd()
  const folder = await mkdtemp(join(tmpdir(), 'goodword-screens-'))
  const SCREENS_FILE = join(folder, 'figures.jsonl')
  await writeFile(SCREENS_FILE, '')
  const stack = await startStack({ mode: 'test', dataDir: join(folder, 'data'), seed: true })
  try {
    const env = { E2E_URL: stack.appUrl, E2E_SERVER_ENV: JSON.stringify(stack.env), CHROMIUM_PATH: chromium }
    // First, while the demo data are as they were sown; the fixtures read their environment when they are loaded.
    Object.assign(process.env, env)
    const { takeReadmePictures } = await import('./readme-pictures.ts')
    await takeReadmePictures(join(ROOT, 'docs/pictures'))
    const run = Bun.spawn([process.execPath, 'test', ...JOURNEYS, '--timeout', '180000'], {
      cwd: ROOT,
      env: { ...process.env, SCREENS_FILE },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if ((await run.exited) !== 0) throw new Error('A screen test failed: nothing was written.')
    const lines = (await readFile(SCREENS_FILE, 'utf8')).split('\n').filter(Boolean)
    const figures = lines.map((line): Figure => JSON.parse(line))
    await writeFile(join(ROOT, 'lab/pages/screens.md'), describeScreens(figures))
  } finally {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
