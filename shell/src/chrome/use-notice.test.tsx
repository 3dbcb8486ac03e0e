import { afterEach, expect, test } from 'bun:test'
import { useToast } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { useNotice } from './use-notice.ts'

afterEach(cleanup)

let last = 0

function Noticing() {
  useNotice()
  const toast = useToast()
  return <p>{JSON.stringify([toast?.id, toast?.title, toast?.requestId])}</p>
}

/** Title and reference of the next notification; that of the test before is there still. */
async function shown(path: string): Promise<string[]> {
  const isNew = (words: string) => /^\[\d/.test(words) && JSON.parse(words)[0] > last
  const { textContent } = await renderPage(<Noticing />, { path }).findByText(isNew)
  const [id, ...said] = JSON.parse(textContent ?? '')
  last = id
  return said
}

test('a refused sign-in is shown with its request id', async () =>
  expect(await shown('/?notice=sign-in-failed&reference=9f3a52c177d04be2')).toEqual([
    'Sign-in failed',
    '9f3a52c177d04be2',
  ]))

test.each(['', 'short', 'call%20555-1234', '<b>', 'x'.repeat(41)])(
  'a malformed request id in the address is not shown: %j',
  async (reference) =>
    expect(await shown(`/?notice=sign-in-failed&reference=${reference}`)).toEqual(['Sign-in failed', null as never]),
)
