import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const SEND = 'POST /api/referrals/token/abc/send-link'
const VISIT = 'POST /api/referrals/token/abc/visit'

beforeEach(() => {
  api.answer('GET /api/referrals/token/abc', aLookup())
  api.answer(VISIT, '', 204)
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open() {
  const screen = renderPage(
    <>
      <ApplyPage />
      <WatchToast />
    </>,
    { path: '/apply/abc', route: '/apply/:token', answer: read },
  )
  const button = await screen.findByRole('button', { name: 'Send me the link to my computer', hidden: true })
  return { screen, button }
}

// docs/rules.md#a-candidate-can-go-on-at-a-computer
test('the link is sent to no typed address, and the page says so', async () => {
  const { screen, button } = await open()
  api.answer(SEND, '', 204)
  await userEvent.click(button)
  expect(await screen.findByText(/^We sent the link to the address that was invited\./)).toBeDefined()
  expect(api.sent(SEND)).toHaveLength(1)
})

test('a refused link says why, and can be asked for again', async () => {
  const { screen, button } = await open()
  api.answer(SEND, { detail: 'We have sent you this link several times today.' }, 429)
  await userEvent.click(button)
  const said = "That didn't reach us / We have sent you this link several times today."
  await waitFor(() => expect(screen.getByTestId('toast').textContent).toBe(said))
  api.answer(SEND, '', 204)
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link to my computer', hidden: true }))
  expect(await screen.findByText(/^We sent the link/)).toBeDefined()
})

// docs/rules.md#a-mistyped-invitation-can-be-corrected
test('the first touch, key, scroll or movement is told once, and reading alone is not', async () => {
  await open()
  expect(api.sent(VISIT)).toEqual([])
  fireEvent.scroll(window)
  fireEvent.pointerMove(document.body)
  await waitFor(() => expect(api.sent(VISIT)).toHaveLength(1))
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(api.sent(VISIT)).toHaveLength(1)
})
