import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEnd } from '../../../scripts/build-front-end.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import { DIST, ROOT } from '../../../scripts/rooms.ts'
import { say } from '../../../scripts/say.ts'
import { startStack } from '../../../scripts/stack.ts'
import { median } from '../median.ts'
import { type Applied, applyOnPhone, KEY_SECONDS, RESUMES, TAP_SECONDS } from '../pages/apply-on-phone.ts'
import { scenario } from '../scenario.ts'

/**
 * From the letter to the sent application, on a slow phone: taps, keys and seconds.
 */
export default scenario({
  title: 'From the letter to the application on a phone',
  options: { rounds: 3 },
  async run({ rounds }) {
    await rm(DIST, { recursive: true, force: true })
    await buildFrontEnd()
    const dataDir = await mkdtemp(join(tmpdir(), 'goodword-bench-'))
    const stack = await startStack({ mode: 'test', dataDir, seed: true })
    Object.assign(process.env, { E2E_URL: stack.appUrl, CHROMIUM_PATH: await findChromium() })
    try {
      const files = ['invite', 'visitor', 'photo', 'scenes'].map(
        (name) => import(join(ROOT, `e2e/fixtures/${name}.ts`)),
      )
      const fixtures = Object.assign({}, ...(await Promise.all(files)))
      const rows: string[] = []
      for (const resume of RESUMES) {
        const all: Applied[] = []
        for (let round = 1; round <= rounds; round++) {
          all.push(await applyOnPhone(fixtures, resume))
          say(`  ${resume}, ${round} of ${rounds}: ${JSON.stringify(all.at(-1))}`)
        }
        const { taps, keys } = all[0] ?? { taps: 0, keys: 0 }
        const waits = median(all.map(({ seconds }) => seconds))
        const hand = taps * TAP_SECONDS + keys * KEY_SECONDS
        rows.push(
          `| ${resume} | ${taps} | ${keys} | ${waits.toFixed(0)} s | ${hand.toFixed(0)} s | ${(waits + hand).toFixed(0)} s |`,
        )
      }
      return [
        ABOUT(rounds),
        [
          '| resume | taps | keys | waiting | tapping and typing | together |',
          '| --- | --- | --- | --- | --- | --- |',
          ...rows,
        ].join('\n'),
      ].join('\n\n')
    } finally {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
})

const ABOUT = (
  rounds: number,
) => `Headless Chromium with a touch screen of 360 by 740 px, Slow-4G (562 ms, 180 kB/s) and a processor four times slower than this
machine; medians of ${rounds} runs. "Waiting" is the clock from the press on the letter's link until the page says that the
application was sent; nobody thinks or reads in it. A tap is counted as ${TAP_SECONDS} s and a key as ${KEY_SECONDS} s (36 words a minute: Palin and
others, "How do people type on mobile devices?", 2019); the taps in the phone's own picker or camera are counted: two for a file, three for a photograph.
The name is there from the invitation; the address is typed, where most phones fill it in by one tap.`
