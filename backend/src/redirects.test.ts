import { beforeAll, expect, test } from 'bun:test'
import { makeApplication, makeCompany, makeJob, makeReferral } from '../test/factories.ts'
import { type TestApp, testApp } from '../test/harness.ts'
import { uploadFile } from '../test/uploads.ts'
import { attachObject } from './storage/attach-object.ts'
import { checkUpload } from './storage/check-upload.ts'

/** Where a redirect may lead (ASVS 3.7.2): our own pages, the provider's sign-in page, the object store. */

const EVIL = 'https://evil.example/'
/** Every usual name of "and then go there". */
const WISHES = [
  'next',
  'url',
  'to',
  'redirect',
  'redirect_uri',
  'redirectTo',
  'return',
  'returnTo',
  'continue',
  'state',
]
const QUERY = `?${WISHES.map((name) => `${name}=${encodeURIComponent(EVIL)}`).join('&')}&code=x&notice=${EVIL}`
const FORWARDED = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-original-url': EVIL,
  forwarded: 'host=evil.example',
  referer: EVIL,
}

const app = testApp()
let documentPath: string
let manager: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  manager = await app.signIn('hiring_manager')
  const job = await makeJob(app.db, await makeCompany(app.db, { ownerId: manager.id }))
  const referral = await makeReferral(app.db, { job, referrerId: (await app.signIn('referrer')).id })
  const { id: applicationId } = await makeApplication(app.db, { referral })
  const owner = { referralIds: [crypto.randomUUID()] }
  const url = await uploadFile(app, { owner, slot: 'resume' })
  const checked = await checkUpload(app.deps, { url, slot: 'resume', owner })
  await app.db.transaction((tx) => attachObject(tx, checked, { applicationId }))
  documentPath = `/api/applications/${applicationId}/documents/${checked.objectId}/resume.pdf`
})

test('redirects lead only to listed places, whatever the request asks for', async () => {
  const allowed = [...app.providers.flatMap((provider) => provider.origins())]
  const paths = app.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) =>
      path.replace('*', '/evil.example/').replace(':provider', 'acme').replace(/:\w+/g, crypto.randomUUID()),
    )
  const followed: string[] = []
  // The document first: one of the others logs out.
  for (const path of [documentPath, ...paths]) {
    for (const browser of [app.guest(), manager.browser]) {
      const reply = await browser.get(path + QUERY, { headers: FORWARDED })
      const location = reply.headers.get('location')
      if (location === null) continue
      followed.push(path)
      expect(location).not.toContain('evil')
      // A path of ours, not the two slashes of another host; else one of the list.
      const isOwnPage = /^\/(\?notice=[a-z-]+(&reference=[0-9a-f]{16})?)?$/.test(location)
      if (!isOwnPage) expect(allowed).toContain(new URL(location).origin)
    }
  }
  // Three ways to the provider, the way back, and out.
  expect(new Set(followed).size).toBe(5)
})
