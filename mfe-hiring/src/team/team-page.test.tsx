import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { Member, OpenInvitation, Team } from '@goodword/contract/members'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TeamPage } from './team-page.tsx'

// Fluent hides what is behind a dialog a moment later, and without layout may take the dialog for it.
configure({ defaultHidden: true })
const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => {
  configure({ defaultHidden: false })
  return api.stop()
})

const LIST = 'GET /api/company/members'
const INVITE = 'POST /api/company/members'
const member = (fields: Partial<Member>): Member => ({
  userId: 'u1',
  name: 'Mara Lind',
  email: 'mara@example.com',
  role: 'owner',
  since: '2026-03-05T12:00:00.000Z',
  isMe: true,
  jobs: 2,
  ...fields,
})
const NILS = member({ userId: 'u2', name: 'Nils Berg', email: 'nils@example.com', role: 'manager', isMe: false })
const INVITATION: OpenInvitation = {
  id: 'i1',
  email: 'olga@example.com',
  role: 'manager',
  invitedBy: 'Mara Lind',
  endsAt: '2026-03-12T12:00:00.000Z',
  isOver: false,
}
const TEAM: Team = { members: [member({}), NILS], invitations: [INVITATION] }

async function open(team: Team, user = MARA) {
  api.answer(LIST, team)
  const screen = renderPage(<TeamPage user={user} />, { path: '/team', answer: read, beside: <WatchToast /> })
  await screen.findByRole('heading', { name: 'Members' })
  return screen
}
const toast = () => document.querySelector('[data-testid=toast]')?.textContent
const rows = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the team page', () => {
  test('an owner sees members with role and since, and may invite, change, remove, send again and take back', async () => {
    const screen = await open(TEAM)
    expect(document.title).toBe('Team · Goodword')
    expect(rows(screen)).toEqual([
      'MMara Lind (you)mara@example.comSince Mar 5, 2026Handles 2 jobsOwnerManagerLeave',
      'NNils Bergnils@example.comSince Mar 5, 2026Handles 2 jobsOwnerManagerRemove',
      expect.stringMatching(/^olga@example.comManager, invited by Mara LindOpen until .*Send againTake back$/),
    ])
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeDefined()
  })

  test('a manager sees the same and may leave, nothing else', async () => {
    const screen = await open({ ...TEAM, members: [member({ isMe: false }), { ...NILS, isMe: true }] })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave'])
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('who is alone reads why to invite', async () => {
    const screen = await open({ members: [member({})], invitations: [] })
    expect(screen.getByText(/^You are the only one here\./)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Open invitations' })).toBeNull()
  })

  test('before company setup the page leads there', async () => {
    api.answer(LIST, { detail: 'Please complete your company setup before inviting colleagues.' }, 400)
    const screen = renderPage(<TeamPage user={MARA} />, { path: '/team', answer: read })
    const link = await screen.findByRole('link', { name: 'Set up company' })
    expect(link.getAttribute('href')).toBe('/company-setup')
  })

  test('who was removed reads it', async () => {
    api.answer(LIST, { detail: 'You are no longer a member of “Crumb”.' }, 403)
    const screen = renderPage(<TeamPage user={MARA} />, { path: '/team', answer: read })
    expect(await screen.findByText('You are no longer a member of “Crumb”.')).toBeDefined()
  })

  test('who came to refer and joined is let in', async () => {
    const screen = await open(TEAM, { ...MARA, role: 'referrer', company: { id: 'c1', role: 'owner' } })
    expect(screen.queryByText('Access Denied')).toBeNull()
  })
})

describe('inviting', () => {
  test('sends address and role, shows the answer and empties the form', async () => {
    const screen = await open({ ...TEAM, invitations: [] })
    api.answer(INVITE, TEAM)
    fillIn(screen.getByLabelText(/^Email address/), ' olga@example.com ')
    await userEvent.selectOptions(screen.getByLabelText('Role', { exact: true }), 'owner')
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(toast()).toBe('Invitation sent / olga@example.com gets a letter with a link.'))
    expect(api.sent(INVITE)).toEqual([{ email: 'olga@example.com', role: 'owner' }])
    expect(screen.getByText('Open invitations')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('')
  })

  test('a refusal stands at the field, and what was typed stays', async () => {
    const screen = await open(TEAM)
    const field = screen.getByLabelText<HTMLInputElement>(/^Email address/)
    const send = screen.getByRole('button', { name: 'Send invitation' })
    fillIn(field, 'olga')
    await userEvent.click(send)
    await waitFor(() => expect(messageAt(field)).toBe('Please enter a valid email address'))
    const sentence = 'This person is a member already.'
    api.answer(INVITE, { detail: sentence, errors: { email: sentence } }, 409)
    fillIn(field, 'nils@example.com')
    await userEvent.click(send)
    await waitFor(() => expect(messageAt(field)).toBe(sentence))
    expect(field.value).toBe('nils@example.com')
  })

  test('an invitation is sent again with its role, and taken back', async () => {
    const screen = await open(TEAM)
    api.answer(INVITE, TEAM)
    await userEvent.click(screen.getByRole('button', { name: 'Send again to olga@example.com' }))
    await waitFor(() => expect(toast()).toBe('Invitation sent again / olga@example.com'))
    expect(api.sent(INVITE)).toEqual([{ email: 'olga@example.com', role: 'manager' }])
    api.answer('DELETE /api/company/members/invitations/i1', { ...TEAM, invitations: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Take back the invitation to olga@example.com' }))
    await waitFor(() => expect(screen.queryByText('olga@example.com')).toBeNull())
  })
})

describe('a member', () => {
  test('gets another role, and a refusal shows the one that stays', async () => {
    const screen = await open(TEAM)
    const own = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Mara Lind' })
    api.answer('PATCH /api/company/members/u1', { detail: 'A company needs an owner.' }, 409)
    await userEvent.selectOptions(own, 'manager')
    await waitFor(() => expect(toast()).toBe('The role was not changed / A company needs an owner.'))
    expect(own.value).toBe('owner')
    api.answer('PATCH /api/company/members/u2', { ...TEAM, members: [member({}), { ...NILS, role: 'owner' }] })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of Nils Berg' }), 'owner')
    await waitFor(() => expect(toast()).toBe('Role changed / Nils Berg is an owner now.'))
  })

  test('is removed after a question that says where their jobs go', async () => {
    const screen = await open(TEAM)
    const REMOVE = 'DELETE /api/company/members/u2'
    await userEvent.click(screen.getByRole('button', { name: 'Remove Nils Berg' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/loses access/).textContent).toBe(
      'Nils Berg loses access to all jobs, applications and payments of the company at once. Their 2 jobs go to Mara Lind. What they did stays under their name.',
    )
    api.answer(REMOVE, undefined, 204)
    api.answer(LIST, { ...TEAM, members: [member({})] })
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(toast()).toBe('Member removed / Nils Berg gets an email.'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Nils Berg' })).toBeNull())
  })
})
