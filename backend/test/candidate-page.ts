import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyPath, formAnswerKey } from '@goodword/contract/form-answer'
import { makeCompany, makeJob, makeReferral } from './factories.ts'
import { createTestApp } from './harness.ts'
import { removeAfterRun } from './remove-after-run.ts'

const ROUTES = [
  {
    path: '/apply/:token',
    audience: 'everyone',
    remote: 'mfe-apply',
    page: 'apply',
    languages: true,
    data: ['/api/referrals/token/:token'],
  },
  { path: '/terms', audience: 'everyone', remote: 'mfe-public', page: 'terms', languages: true },
]

/**
 * A server that answers the candidate's page, without scripts, and a job to which somebody refers.
 * @param overrides as for `createTestApp`
 */
export async function startCandidatePage(overrides: Parameters<typeof createTestApp>[0] = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'candidate-page-'))
  removeAfterRun(dist)
  const shell = { version: 'one', scripts: [], inline: [], css: '', routes: ROUTES }
  await Bun.write(join(dist, 'shell/shell.json'), JSON.stringify(shell))
  await Bun.write(join(dist, 'shell/remotes.json'), '{}')
  const app = await createTestApp({ ...overrides, WEB_DIST: dist })
  const manager = await app.signIn('hiring_manager')
  const referrer = await app.signIn('referrer')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  return {
    app,
    /** Somebody whom the referrer has invited. */
    invited: (change: object = {}) => makeReferral(app.db, { job, referrerId: referrer.id, ...change }),
  }
}

/** What a page carries along: who is signed in, and replies. */
export const bootOf = ({ body }: { body: string }) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')

/** What a page says of the form that was sent to it. */
export const answerOn = (page: { body: string }, { token }: { token: string }) =>
  bootOf(page).replies[formAnswerKey(applyPath(token))]
