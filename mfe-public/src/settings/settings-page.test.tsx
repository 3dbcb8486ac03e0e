import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { MARA, RITA } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SettingsPage } from './settings-page.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const SAVED = {
  letters: { applications: 'mine', mentions: 'each', referrals: 'each' },
  timeZone: 'Europe/Oslo',
  singleKeys: true,
  suggestions: true,
}

async function open(user = MARA, settings: object = SAVED) {
  api.answer('GET /api/settings', settings)
  const screen = renderPage(<SettingsPage user={user} />, { path: '/settings', answer: read, beside: <WatchToast /> })
  await screen.findByRole('button', { name: 'Save settings' })
  return screen
}

describe('the settings page', () => {
  test('what was chosen is saved, and nothing else', async () => {
    const screen = await open()
    const wanted = { letters: { mentions: 'daily' }, timeZone: 'Asia/Tokyo', singleKeys: false, suggestions: false }
    // Another computer turned these off meanwhile.
    const letters = { ...SAVED.letters, mentions: 'daily', referrals: 'none' }
    api.answer('PUT /api/settings', { ...wanted, letters })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Notes that mention me' }), 'One summary a day')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo')
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Suggestions while I write' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(screen.getByTestId('toast').textContent).toContain('Settings saved'))
    expect(api.sent('PUT /api/settings')).toEqual([wanted])
    const referrals = screen.getByRole<HTMLSelectElement>('combobox', { name: 'People whom I recommended' })
    await waitFor(() => expect(referrals.value).toBe('none'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Notes that mention me' }), 'None')
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(api.sent('PUT /api/settings')[1]).toEqual({ letters: { mentions: 'none' } }))
  })

  test('a refusal keeps what was chosen', async () => {
    const screen = await open()
    api.answer('PUT /api/settings', { title: 'No', status: 503, detail: 'Please try again later.' }, 503)
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Applications and questions' })
    await userEvent.selectOptions(select, 'None')
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }))
    await waitFor(() => expect(screen.getByTestId('toast').textContent).toContain('Please try again later.'))
    expect(select.value).toBe('none')
  })

  test('a recommender is asked about referrals and the time zone alone', async () => {
    const screen = await open(RITA, { ...SAVED, timeZone: null })
    expect(
      screen.getAllByRole('combobox').map((field) => field.closest('div')?.parentElement?.textContent ?? ''),
    ).toEqual([expect.stringContaining('People whom I recommended'), expect.stringContaining('Time zone')])
    expect(screen.queryByRole('switch', { name: 'Single-key shortcuts' })).toBeNull()
    const zone = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' })
    expect(zone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
})
