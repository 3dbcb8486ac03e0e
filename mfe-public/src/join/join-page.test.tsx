import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { JoinInvitation } from '@goodword/contract/members'
import { RITA } from '@goodword/contract/test/people'
import type { User } from '@goodword/contract/users'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JoinPage } from './join-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const FIND = 'GET /api/company/invitations/abc'
const JOIN = 'POST /api/company/invitations/abc/accept'

function open(user: User | null, invitation: Partial<JoinInvitation> | null) {
  const known = { companyName: 'Crumb', inviterName: 'Mara Lind', role: 'manager', state: 'guest', ...invitation }
  if (invitation) api.answer(FIND, known)
  else api.answer(FIND, { detail: 'This invitation link is invalid or has expired.' }, 404)
  api.answer('GET /api/auth/providers', [{ name: 'acme', label: 'Acme' }])
  return renderPage(<JoinPage user={user} />, {
    path: '/join/abc',
    route: '/join/:token',
    answer: read,
    beside: <WatchToast />,
  })
}

describe('the page to join a company', () => {
  test('a guest reads who invites to what, and a sign-in leads back here', async () => {
    const screen = open(null, {})
    expect((await screen.findByText(/invites you/)).textContent).toBe(
      'Mara Lind invites you as a manager. You would see all its jobs and applications, post jobs and decide.',
    )
    expect(screen.getByRole('heading', { name: 'Crumb' })).toBeDefined()
    await waitFor(() => {
      const form = screen.getByRole('button', { name: 'Sign in to join' }).closest('form')
      expect([form?.getAttribute('action'), form?.querySelector('input')?.value]).toEqual([
        '/api/auth/acme/sign-in',
        '/join/abc',
      ])
    })
  })

  test('who was invited joins, and gets to the jobs of the company', async () => {
    const screen = open(RITA, { state: 'invited', role: 'owner' })
    api.answer(JOIN, undefined, 204)
    api.answer('GET /api/auth/user', RITA)
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/hiring-dashboard'))
    expect(api.sent(JOIN)).toHaveLength(1)
  })

  test('a refusal is said and the invitation read again', async () => {
    const screen = open(RITA, { state: 'invited' })
    api.answer(JOIN, { detail: 'This invitation link is invalid or has expired.' }, 404)
    const join = await screen.findByRole('button', { name: 'Join' })
    api.answer(FIND, { detail: 'This invitation link is invalid or has expired.' }, 404)
    await userEvent.click(join)
    await screen.findByRole('heading', { name: 'This invitation link is invalid or has expired', level: 1 })
  })

  test.each([
    ['other-address', /^The letter went to another address\. You are signed in as rita@example\.com\./],
    ['member', /^You are a member already\.$/],
    ['elsewhere', /^You belong to another company/],
  ] as const)('who cannot join reads why: %s', async (state, words) => {
    const screen = open(RITA, { state })
    await screen.findByText(/invites you/)
    expect([...document.querySelectorAll('p')].some(({ textContent }) => words.test(textContent))).toBe(true)
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })

  test('a dead link says what may have become of it', async () => {
    const screen = open(null, null)
    const heading = { name: 'This invitation link is invalid or has expired', level: 1 }
    expect(await screen.findByRole('heading', heading)).toBeDefined()
    expect(screen.getByText(/a newer letter replaces it/)).toBeDefined()
  })
})
