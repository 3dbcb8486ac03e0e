import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { SAM } from '@goodword/contract/test/people'
import type { User } from '@goodword/contract/users'
import { useSWR } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RoleSetupPage } from './role-setup-page.tsx'

const api = startApi()
const SETUP = 'POST /api/setup-role'
const ME = 'GET /api/auth/user'
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

/** As the shell does it: who is signed in is read, and the role they have decides what they see. */
function Signed() {
  const { data } = useSWR<User>('/api/auth/user')
  return <span data-testid="role">{String(data?.role)}</span>
}

async function choose(role: string) {
  api.answer(ME, SAM)
  const screen = renderPage(
    <>
      <RoleSetupPage user={SAM} />
      <WatchToast />
    </>,
    { path: '/', answer: read, beside: <Signed /> },
  )
  await waitFor(() => expect(screen.getByTestId('role').textContent).toBe('null'))
  const select = screen.getByLabelText<HTMLSelectElement>('I am a... *')
  await userEvent.selectOptions(select, role)
  return { screen, select, complete: screen.getByRole('button', { name: 'Complete Setup' }) }
}

describe('the choice of a role', () => {
  test.each([
    ['referrer', '/jobs'],
    ['hiring_manager', '/hiring-dashboard'],
  ] as const)('a %s is set up once and led to %s with the new role', async (role, path) => {
    const { screen, complete } = await choose(role)
    api.answer(SETUP, { ...SAM, role })
    const letGo = api.hold(SETUP)
    await userEvent.click(complete)
    expect((await screen.findByRole('button', { name: 'Setting up...' })).getAttribute('aria-disabled')).toBe('true')
    letGo()
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path))
    await waitFor(() => expect(screen.getByTestId('role').textContent).toBe(role))
    expect(screen.getByTestId('toast').textContent).toBe(
      'Account setup complete! / Welcome to Goodword. Good to have you here.',
    )
    expect(api.sent(SETUP)).toEqual([{ role }])
    expect(api.sent(ME).length).toBe(1)
  })

  test('a failed role setup says to try again and keeps the choice', async () => {
    const { screen, select, complete } = await choose('referrer')
    api.answer(SETUP, '', 500)
    await userEvent.click(complete)
    await waitFor(() => expect(screen.getByTestId('toast').textContent).toBe('Setup failed / Please try again.'))
    expect(select.value).toBe('referrer')
    expect(api.sent(ME).length).toBe(1)
  })

  test('a role already set in another tab reloads the user', async () => {
    const { screen, complete } = await choose('referrer')
    api.answer(SETUP, '', 409)
    api.answer(ME, { ...SAM, role: 'hiring_manager' })
    await userEvent.click(complete)
    await waitFor(() => expect(screen.getByTestId('role').textContent).toBe('hiring_manager'))
  })
})
