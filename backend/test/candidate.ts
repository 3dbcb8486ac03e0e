import type { Browser } from './browser.ts'
import type { TestApp } from './harness.ts'
import { uploadFile } from './uploads.ts'

/** A browser that opened a personal link, and what its person can do there. */
export async function openLink(app: TestApp, token: string, browser: Browser = app.guest()) {
  const link = `/api/referrals/token/${token}`
  const { body } = await browser.get(link)
  const referralId: string = body.referral.id
  const upload = () => uploadFile(app, { owner: { referralIds: [referralId] }, slot: 'resume' })
  return {
    browser,
    link,
    upload,
    /** Applies with this address. */
    apply: async (email: string, change: object = {}) =>
      browser.post('/api/applications', {
        referralId,
        firstName: 'Kim',
        lastName: 'Park',
        email,
        resumeUrl: await upload(),
        ...change,
      }),
  }
}
