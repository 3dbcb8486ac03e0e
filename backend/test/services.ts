import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandins } from '../standins/start.ts'
import { removeAfterRun } from './remove-after-run.ts'

/** Where the app believes browsers find it; `Browser` knows where it really listens. */
export const APP_URL = 'http://goodword.localhost'

/** Where they keep their data. */
export const servicesFolder = mkdtempSync(join(tmpdir(), 'goodword-services-'))

/** The object store, the mail catcher and the sign-in page: one set per test process, real protocols on free ports. */
export const services = await start()

async function start() {
  removeAfterRun(servicesFolder)
  // The database has a home of its own: see database.ts.
  const { env } = await startStandins({
    dataDir: servicesFolder,
    appUrl: APP_URL,
    given: { DATABASE_URL: 'elsewhere' },
  })
  return env
}
