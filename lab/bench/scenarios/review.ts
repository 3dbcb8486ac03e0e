import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { jobs } from '../../../backend/src/db/schema/jobs.ts'
import { makeApplication, makeReferral, makeUser } from '../../../backend/test/factories.ts'
import { buildIfChanged } from '../../../scripts/build-front-end.ts'
import { findChromium } from '../../../scripts/chromium.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { ROOT } from '../../../scripts/rooms.ts'
import { startStack } from '../../../scripts/stack.ts'
import { median } from '../median.ts'
import { reviewByKeys } from '../pages/review-by-keys.ts'
import { percentile } from '../percentile.ts'
import { scenario } from '../scenario.ts'

/** Two hundred applications, decided by keyboard. */
export default scenario({
  title: 'A day of applications by keyboard',
  options: { applications: 200 },
  async run({ applications }) {
    await buildIfChanged()
    const dataDir = await mkdtemp(join(tmpdir(), 'goodword-bench-'))
    const stack = await startStack({ mode: 'test', dataDir, seed: true })
    Object.assign(process.env, {
      E2E_URL: stack.appUrl,
      E2E_SERVER_ENV: JSON.stringify(stack.env),
      CHROMIUM_PATH: await findChromium(),
    })
    try {
      const files = ['behind-the-server', 'scenes', 'sign-in', 'visitor'].map(
        (name) => import(join(ROOT, `e2e/fixtures/${name}.ts`)),
      )
      const { behindTheServer, createJob, newVisitor, signInAs, somebody } = Object.assign(
        {},
        ...(await Promise.all(files)),
      )
      const { page } = await newVisitor()
      await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
      const { id: jobId } = await createJob(page)
      await behindTheServer(async (db: Parameters<typeof makeUser>[0]) => {
        const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId))
        if (!job) throw new Error('The job is gone.')
        const { id: referrerId } = await makeUser(db)
        for (let at = 1; at <= applications; at++) {
          const candidateName = `Person${at} Diaz`
          const candidateEmail = `person-${at}@example.org`
          const referral = await makeReferral(db, { job, referrerId, candidateName, candidateEmail })
          await makeApplication(db, { referral })
        }
      })
      const { keys, milliseconds, seconds } = await reviewByKeys(page, applications)
      const all = keys.reduce((sum, each) => sum + each)
      const row = [
        ...[applications, all, median(keys), 0].map(String),
        ...[median(milliseconds), percentile(milliseconds, 0.95)].map((each) => `${each.toFixed(0)} ms`),
        `${seconds.toFixed(0)} s`,
      ]
      return `${ABOUT}\n\n${markdownTable([HEAD, row])}`
    } finally {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
})

const HEAD = [
  ...['applications', 'keys in all', 'keys each, median', 'mouse'],
  ...['key to the next, median', 'at the 95th', 'machine'],
]

const ABOUT = `Headless Chromium at 1280 by 800 px on the production build. Each application gets a status by two keys; every eighth gets a note before
it (its letters are not counted). "Key to the next" is from the press of Enter until
the next application is on the screen. "Machine" is the clock for all of them, while nobody reads.`
