import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEnd } from '../scripts/build-front-end.ts'
import { ROOT } from '../scripts/rooms.ts'
import { giveUp, say } from '../scripts/say.ts'
import { startStack } from '../scripts/stack.ts'
import { findScanner } from './scanners/find-scanner.ts'
import type { Run } from './scanners/run.ts'
import { runSqlmap } from './scanners/run-sqlmap.ts'
import { runWapiti } from './scanners/run-wapiti.ts'
import { scannersPage } from './scanners/scanners-page.ts'
import { LOOKS_AROUND, startScene } from './scanners/scene.ts'

/**
 * `bun run scanners` of the lab: wapiti looks around as each kind of visitor, sqlmap tries every call of the API, on the production
 * build with the demo data. Fails on what either takes for a flaw, and writes lab/pages/scanners.md. Takes a quarter of an hour.
 */
const versions = [await findScanner('wapiti'), await findScanner('sqlmap')]
await buildFrontEnd()
const folder = await mkdtemp(join(tmpdir(), 'goodword-scanners-'))
const stack = await startStack({ mode: 'test', dataDir: join(folder, 'data'), seed: true })
const scene = await startScene(stack.appUrl, stack.env)
try {
  const calls = await scene.calls()
  const runs = (await Promise.all([lookAround(), tryCalls()])).flat()
  await writeFile(join(ROOT, 'lab/pages/scanners.md'), scannersPage(versions, runs))
  const found = runs.flatMap(({ findings }) => findings)
  for (const { what, where } of found) say(`✗ ${what} at ${where}`)
  say(found.length === 0 ? `\nnothing found by ${versions.join(' and ')}` : `\n${found.length} findings`)
  process.exitCode = found.length === 0 ? 0 : 1

  async function lookAround(): Promise<Run[]> {
    const addresses = [...scene.pages, ...calls.filter(({ method }) => method === 'GET').map(({ url }) => url)]
    const runs: Run[] = []
    for (const name of LOOKS_AROUND)
      runs.push(await timed(`wapiti as ${name}`, () => runWapiti(scene.visitors[name], addresses, folder)))
    return runs
  }

  async function tryCalls(): Promise<Run[]> {
    const runs: Run[] = []
    for (const sent of calls) {
      const name = `sqlmap at ${sent.method} ${new URL(sent.url).pathname}`
      runs.push(await timed(name, () => runSqlmap(sent, folder)))
    }
    return runs
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
} finally {
  await scene.close()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

async function timed(name: string, work: () => Promise<Omit<Run, 'name' | 'seconds'>>): Promise<Run> {
  const began = performance.now()
  const { requests, findings } = await work()
  const run = { name, requests, findings, seconds: Math.round((performance.now() - began) / 1000) }
  say(`${findings.length === 0 ? '✓' : '✗'} ${name} (${run.seconds} s)`)
  return run
}
