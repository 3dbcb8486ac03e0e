import { afterEach, expect, test } from 'bun:test'
import { RequestId } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

const ID = '0198f000-0000-7000-8000-000000000001'

afterEach(cleanup)

test('a reference is copied by its button, by keyboard, and that is said', async () => {
  const user = userEvent.setup()
  const screen = renderPage(<RequestId id={ID} />)
  await screen.findByText(ID)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy reference' }))
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toBe(ID)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('without an id there is nothing to quote', () => {
  expect(renderPage(<RequestId id={undefined} />).queryByText(/Reference/)).toBeNull()
})

test('what the server renders is without it: the same HTML may be sent to several people', () => {
  expect(renderToString(<RequestId id={ID} />)).toBe('')
})
