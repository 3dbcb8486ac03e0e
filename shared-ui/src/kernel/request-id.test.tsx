import { afterEach, expect, test } from 'bun:test'
import { RequestId } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

const ID = '0198f000-0000-7000-8000-000000000001'

afterEach(cleanup)

test('a request id is copied by its button and announced', async () => {
  const user = userEvent.setup()
  const screen = renderPage(<RequestId id={ID} />)
  await screen.findByRole('button')
  expect(screen.getByRole('status').textContent).toBe('')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy reference' }))
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toBe(ID)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('nothing is shown without a request id', () => {
  expect(renderPage(<RequestId id={undefined} />).queryByText(/Reference/)).toBeNull()
})

test('server-rendered HTML has the request id without a button', () => {
  const html = renderToString(<RequestId id={ID} />)
  expect(html).toMatch(new RegExp(`Reference <code[^>]*>${ID}</code>`))
  expect(html).not.toContain('<button')
})

test('after hydration the copy button fills its reserved space', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<RequestId id={ID} />)
  const [line, id, place] = [page.querySelector('p'), page.querySelector('code'), page.querySelector('span')]
  expect([place?.textContent, place && getComputedStyle(place).visibility]).toEqual(['Copy', 'hidden'])
  const complaints: unknown[] = []
  const screen = render(<RequestId id={ID} />, {
    ...{ container: page, hydrate: true },
    onRecoverableError: (error) => complaints.push(error),
  })
  const button = await screen.findByRole('button', { name: 'Copy reference' })
  expect([page.querySelector('p'), button.previousElementSibling, place?.isConnected]).toEqual([line, id, false])
  expect(complaints).toEqual([])
  page.remove()
})
