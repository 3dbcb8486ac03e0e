import { afterEach, describe, expect, test } from 'bun:test'
import { ApiError } from '@goodword/contract/call'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { POSTING, POSTING_WORDS } from '@goodword/contract/test/a-posting'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { styleOf } from '@goodword/shared-ui/testing/style-of.ts'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { LOADING, withPictures } from '@goodword/shared-ui/testing/with-pictures.ts'
import { cleanup, fireEvent, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from './a-lookup.ts'
import { ApplyPage } from './apply-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const lookup = aLookup()
const AT = { path: '/apply/abc', route: '/apply/:token' }

function open(change: Partial<ReferralLookup> = {}) {
  return renderPage(<ApplyPage />, { ...AT, replies: { '/api/referrals/token/abc': { ...lookup, ...change } } })
}

describe('the application page', () => {
  test("the application page shows 'Loading application...'", () => {
    expect(renderPage(<ApplyPage />, AT).getByText('Loading application...')).toBeDefined()
  })

  test.each([
    ['a link nobody sent', new ApiError(404, '')],
    ['a lookup that failed', new ApiError(500, '')],
    ['no connection', new ApiError(0, 'No connection')],
  ])("the application page for %s shows 'Invalid Referral Link'", async (_, error) => {
    const screen = renderPage(<ApplyPage />, { ...AT, answer: () => Promise.reject(error) })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Invalid Referral Link')
    expect(
      screen.getByText('This referral link is invalid or has expired. Please contact the person who referred you.'),
    ).toBeDefined()
    expect(document.title).toBe('Invalid Referral Link · Goodword')
  })

  test('a retried application page shows its loading text, then the referral', async () => {
    const second = Promise.withResolvers<unknown>()
    let asked = 0
    const answer = () => (asked++ === 0 ? Promise.reject(new ApiError(0, 'No connection')) : second.promise)
    const screen = renderPage(<ApplyPage />, { ...AT, answer })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Loading application...')).toBeDefined()
    second.resolve(lookup)
    expect(await screen.findByText("You've Been Referred!")).toBeDefined()
  })

  // docs/rules.md#how-they-know-each-other-comes-first
  test('the application page shows how the referrer knows the candidate, above the message and without one, and who reads it', () => {
    for (const message of ['You would shine here.', null]) {
      const screen = open({ referral: { ...lookup.referral, message, relation: 'You worked in one team.' } })
      expect(screen.getByText('Message from your referrer:').parentElement?.textContent).toBe(
        `Message from your referrer:How they know you: You worked in one team. Crumb reads this first, unless you leave the message out.${message ?? ''}`,
      )
      cleanup()
    }
  })

  test('the application page without a token calls nothing', () => {
    const asked: string[] = []
    const answer = async (path: string) => asked.push(path)
    renderPage(<ApplyPage />, { path: '/', answer })
    expect(asked).toEqual([])
  })

  test('the application page shows referrer, job, message, description and requirements', () => {
    const screen = open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You've Been Referred!")
    expect(document.title).toBe("You've Been Referred! · Goodword")
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(
      "Rita Falk put in a good word for you and thinks you should meet Crumb. Have a look, and apply if it feels right. It's free, and it's your choice.",
    )
    expect(screen.getByRole('heading', { name: 'Baker' }).nextElementSibling?.textContent).toBe('Crumb')
    for (const text of ['Lisbon', 'Part-time', '$30k - $42k']) expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('img', { name: 'Crumb logo' })).toBeDefined()
    expect(screen.getByText('Message from your referrer:').parentElement?.textContent).toContain(
      'You would shine here.',
    )
    for (const name of ['Job Description', 'Requirements']) expect(screen.getByRole('heading', { name })).toBeDefined()
    expect(screen.getByText(/^Bread every morning/).textContent).toBe(POSTING.description)
    const part = screen.getByRole('heading', { name: 'Requirements' }).nextElementSibling
    const requirements = part?.firstElementChild as HTMLElement
    expect([requirements.textContent, styleOf(requirements, 'white-space')]).toEqual([
      POSTING.requirements ?? '',
      'pre-line',
    ])
    expect(within(requirements).getAllByRole('listitem').length).toBe(2)
  })

  test('the application page says who the company is, with a link to its site that tells nothing of the page', () => {
    const screen = open()
    const about = screen.getByRole('heading', { name: 'About Crumb' }).parentElement as HTMLElement
    expect(within(about).getByText('A bakery by the river.')).toBeDefined()
    const site = within(about).getByRole('link', { name: 'crumb.example' })
    const [href, target, rel] = ['href', 'target', 'rel'].map((name) => site.getAttribute(name))
    expect([href, target, rel]).toEqual(['https://crumb.example/about', '_blank', 'noopener noreferrer nofollow'])
  })

  test('the application page has no link to a site that is no web address', () => {
    const screen = open({ company: { ...lookup.company, website: 'javascript:alert(1)' } })
    expect(screen.queryByRole('link', { name: /crumb|alert/ })).toBeNull()
  })

  test('the application page says nothing of a company of which the reply says nothing', () => {
    const screen = open({ isHidden: true, company: { ...lookup.company, description: '', website: null } })
    expect(screen.queryByRole('heading', { name: 'About Crumb' })).toBeNull()
  })

  test('the application page says how long applying takes', () =>
    expect(open().getByText('Applying takes about 2 minutes.')).toBeDefined())

  test.each(Object.entries(POSTING_WORDS))("the application page shows the job's %s: %p", (_, words) => {
    open()
    expect(document.body.textContent).toContain(words)
  })

  // Of another server than ours; the contract's types know no null there.
  const NO_NAMES = { firstName: null, lastName: null } as unknown as typeof lookup.referrer
  test.each([
    ['null', NO_NAMES],
    ['missing', null as unknown as typeof NO_NAMES],
    ['empty', { firstName: '', lastName: '' }],
  ])("the application page calls a referrer whose names are %s 'A colleague'", (_, referrer) => {
    const screen = open({ referrer })
    expect(screen.getByText('A colleague', { selector: 'strong *' })).toBeDefined()
    expect(document.body.textContent).not.toContain('null')
  })

  test('the application page shows the logo, and the fallback once that is broken', () =>
    withPictures(LOADING, () => {
      const screen = open({ company: { ...lookup.company, logo: '/api/company-logos/crumb' } })
      const logo = () => screen.getByRole('img', { name: 'Crumb logo' })
      expect(logo().getAttribute('src')).toBe('/api/company-logos/crumb')
      fireEvent.error(logo())
      expect(logo().tagName).toBe('SPAN')
    }))

  test('the application page omits missing parts', () => {
    const screen = open({
      referral: { ...lookup.referral, message: null },
      job: { ...lookup.job, requirements: null },
      said: { workplace: null, pay: 'Salary not specified', answer: null, promise: null, usualDays: null },
      referrer: { firstName: '', lastName: '' },
    })
    expect(screen.getByText('A colleague', { selector: 'strong *' })).toBeDefined()
    expect(screen.getByText('Salary not specified')).toBeDefined()
    expect(screen.queryByText('Message from your referrer:')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Requirements' })).toBeNull()
  })
})

describe('the form Complete Your Application', () => {
  const form = () => within(open().getByRole('form', { name: 'Complete Your Application' }))

  test('the application form has every field', () => {
    const fields = form()
    for (const label of [/^First Name/, /^Last Name/, /^Email/, /^Phone/, 'Resume', /^Portfolio/, /^Additional/]) {
      expect(fields.getAllByLabelText(label).length).toBeGreaterThan(0)
    }
    expect(fields.getByLabelText(/^Email/).getAttribute('type')).toBe('email')
    expect(fields.getByLabelText(/^Cover Letter/)).toBeDefined()
    expect(
      fields.getByLabelText(
        'I agree to the Terms of Service and Privacy Policy. I understand that my information will be shared with the hiring company.',
      ),
    ).toBeDefined()
  })

  test('each upload slot names the accepted files', () => {
    const fields = form()
    for (const hint of [
      'PDF, DOC or DOCX, up to 5 MB',
      'PDF, ZIP or image, up to 10 MB',
      'Up to 3 files: PDF, Word, image or ZIP, 5 MB each',
    ]) {
      expect(fields.getByText(hint)).toBeDefined()
    }
  })

  test('the application form cannot be sent before all required parts are present', async () => {
    const fields = form()
    const submit = fields.getByRole('button', { name: 'Submit Application' }) as HTMLButtonElement
    expect(submit.disabled).toBe(true)
    await userEvent.type(fields.getByLabelText(/^Email/), 'cara@example.com')
    await userEvent.click(fields.getByRole('checkbox'))
    expect(submit.disabled).toBe(true)
    expect(fields.getByText(wholeText('Still needed: resume'))).toBeDefined()
  })

  test('each part that is still needed leads to its field', async () => {
    const fields = form()
    const parts = [
      ['email', () => fields.getByLabelText(/^Email/)],
      ['resume', () => fields.getByRole('button', { name: 'Upload Resume' })],
      ['agreement', () => fields.getByRole('checkbox')],
    ] as const
    for (const [part, field] of parts) {
      await userEvent.click(fields.getByRole('button', { name: part }))
      expect([part, document.activeElement === field()]).toEqual([part, true])
    }
  })
})
