import { afterAll, afterEach, expect, test } from 'bun:test'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderPage } from '../testing/render-page.tsx'
import { startApi } from '../testing/start-api.ts'
import type { Page } from './page.ts'
import { ShowMore } from './show-more.tsx'
import { useList } from './use-list.ts'
import { useRefetchList } from './use-refetch-list.ts'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const CALL = 'GET /api/things'
const PATH = '/api/things?q=a&limit=20'
const numbers = (length: number) => Array.from({ length }, (_, at) => at)
const queries = () => api.calls.map(({ query }) => query)
const length = () => screen.getByTestId('items').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const whenThere = (count: number) => waitFor(() => expect(length()).toBe(`${count} in order`))

/** As the contract's does; rooms of the product are unknown here. */
async function readPage(path: string): Promise<Page<number>> {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(await reply.text())
  const total = reply.headers.get('x-total-count')
  return {
    items: await reply.json(),
    nextCursor: reply.headers.get('x-next-cursor') ?? undefined,
    total: total === null ? undefined : { count: Number(total), isExact: true },
  }
}

function Things({ path = PATH }: { path?: string | null }) {
  const list = useList(path, readPage)
  const inOrder = list.items?.every((item, at) => item === at)
  return (
    <>
      <p data-testid="items">{list.items ? `${list.items.length}${inOrder ? ' in order' : ''}` : String(list.error)}</p>
      <button type="button" onClick={list.refresh}>
        Refresh
      </button>
      <ShowMore list={list} text={(list.more.error as Error)?.message || undefined} requestId={undefined} />
    </>
  )
}

function TwoLists({ first = PATH }) {
  const [path, setPath] = useState(first)
  const refetch = useRefetchList(readPage)
  return (
    <>
      <button type="button" onClick={() => setPath(PATH)}>
        First list
      </button>
      <button type="button" onClick={() => setPath('/api/others?limit=20')}>
        Other list
      </button>
      <button type="button" onClick={() => void refetch(PATH)}>
        Write
      </button>
      <Things path={path} />
    </>
  )
}

test('a list of one page shows nothing after it', async () => {
  api.answerInPages(CALL, numbers(20))
  renderPage(<Things />)
  await whenThere(20)
  expect(queries()).toEqual([{ q: 'a', limit: '20' }])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a list without a path is not read', () => {
  renderPage(<Things path={null} />)
  expect([queries(), length()]).toEqual([[], 'undefined'])
})

test('a longer list grows by 50 and says how many are shown', async () => {
  api.answerInPages(CALL, numbers(1100))
  renderPage(<Things />)
  await whenThere(20)
  expect(screen.getByRole('status').textContent).toBe('20 of 1,100')
  await press('Show more')
  await whenThere(70)
  expect(screen.getByRole('status').textContent).toBe('70 of 1,100')
  expect(queries()[1]).toEqual({ q: 'a', limit: '50', cursor: '20' })
})

test('a fully shown list says so and takes the focus from its button', async () => {
  api.answerInPages(CALL, numbers(21))
  renderPage(<Things />)
  await whenThere(20)
  await press('Show more')
  await whenThere(21)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('All 21 are shown')
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('a page is asked for once, however often the button is pressed', async () => {
  api.answerInPages(CALL, numbers(200))
  renderPage(<Things />)
  await whenThere(20)
  const go = api.hold(CALL)
  await press('Show more')
  const button = screen.getByRole('button', { name: 'Loading...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  go()
  await whenThere(70)
  expect(queries()).toHaveLength(2)
})

test('a failed page keeps the list, says why, and can be retried', async () => {
  api.answerInPages(CALL, numbers(200))
  renderPage(<Things />)
  await whenThere(20)
  api.answer(CALL, 'Please wait', 429)
  await press('Show more')
  expect((await screen.findByRole('alert')).textContent).toBe('"Please wait"')
  await whenThere(20)
  api.answer(CALL, '', 502)
  await press('Try again')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      "We couldn't load more. Please check your connection and try again.",
    ),
  )
  api.answerInPages(CALL, numbers(200))
  await press('Try again')
  await whenThere(70)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a reread list keeps its length', async () => {
  api.answerInPages(CALL, numbers(200))
  renderPage(<Things />)
  await whenThere(20)
  await press('Show more')
  await whenThere(70)
  const go = api.hold(CALL)
  await press('Refresh')
  expect(length()).toBe('70 in order')
  await press('Show more')
  go()
  await waitFor(() => expect(queries()).toHaveLength(4))
  expect(queries().slice(2)).toEqual([
    { q: 'a', limit: '20' },
    { q: 'a', limit: '50', cursor: '20' },
  ])
  await press('Show more')
  await whenThere(120)
})

test('another list starts at its first page without the previous failure', async () => {
  api.answerInPages(CALL, numbers(200))
  renderPage(<TwoLists />)
  await whenThere(20)
  api.answer(CALL, '', 502)
  await press('Show more')
  await screen.findByRole('alert')
  api.answerInPages('GET /api/others', numbers(30))
  await press('Other list')
  await waitFor(() => expect(api.calls.at(-1)?.call).toBe('GET /api/others'))
  await whenThere(20)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a list keeps its length when revisited and is reread after a write elsewhere', async () => {
  api.answerInPages(CALL, numbers(200))
  api.answerInPages('GET /api/others', numbers(30))
  renderPage(<TwoLists />)
  await whenThere(20)
  await press('Show more')
  await whenThere(70)
  await press('Other list')
  await whenThere(20)
  const before = queries().length
  await press('Write')
  await waitFor(() => expect(queries()).toHaveLength(before + 2))
  await press('First list')
  await whenThere(70)
  expect(queries()).toHaveLength(before + 2)
})

test('a list whose reread failed after a write is read when shown', async () => {
  api.answerInPages(CALL, numbers(20))
  api.answerInPages('GET /api/others', numbers(30))
  renderPage(<TwoLists />)
  await whenThere(20)
  await press('Other list')
  await waitFor(() => expect(api.calls.at(-1)?.call).toBe('GET /api/others'))
  api.answer(CALL, '', 502)
  await press('Write')
  await waitFor(() => expect(queries()).toHaveLength(3))
  api.answerInPages(CALL, numbers(19))
  await press('First list')
  await whenThere(19)
})

test('a write rereads only lists that were read before', async () => {
  api.answerInPages('GET /api/others', numbers(30))
  renderPage(<TwoLists first="/api/others?limit=20" />)
  await whenThere(20)
  await press('Write')
  expect(queries()).toHaveLength(1)
})

test('a list that had grown to its end says so after coming back, one that came whole does not', () => {
  const cached = (length: number) => ({
    replies: { [PATH]: { items: numbers(length), nextCursor: undefined, total: undefined } },
  })
  renderPage(<Things />, cached(60))
  expect(screen.getByText('All 60 are shown')).toBeDefined()
  cleanup()
  renderPage(<Things />, cached(20))
  expect(screen.queryByText('All 20 are shown')).toBeNull()
})
