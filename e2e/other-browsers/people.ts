import { applyLink, lettersTo } from '../fixtures/mailbox.ts'
import type { Person } from '../fixtures/sign-in.ts'
import type { Page } from './open-page.ts'

/** Through the landing page's button and the sign-in provider's own page. */
export async function signInAs(page: Page, person: Person, button: 'I am referring' | 'I am hiring'): Promise<void> {
  await page.goto('/')
  await page.click('main button', button)
  await page.fill('input[name=email]', '', person.email)
  await page.fill('input[name=given_name]', '', person.firstName)
  await page.fill('input[name=family_name]', '', person.lastName)
  await page.click('button', 'Continue')
  await page.see('header button', 'Log Out')
}

export async function signOut(page: Page): Promise<void> {
  await page.click('header button', 'Log Out')
  await page.see('main button', 'I am hiring')
}

/** Invites a candidate to any job, by the call, as the person who is signed in. @returns the path of the personal link */
export async function invitation(page: Page, { email, firstName, lastName }: Person): Promise<string> {
  await page.evaluate(
    async (candidateEmail, candidateName) => {
      const read = async (path: string) => (await fetch(path)).json()
      const [{ id: referrerId }, [{ id: jobId }]] = await Promise.all([read('/api/auth/user'), read('/api/jobs')])
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ jobId, referrerId, candidateEmail, candidateName })
      await fetch('/api/referrals', { method: 'POST', headers, body })
    },
    email,
    `${firstName} ${lastName}`,
  )
  const [letter] = await lettersTo(email, 1)
  if (!letter) throw new Error('No invitation')
  return applyLink(letter)
}
