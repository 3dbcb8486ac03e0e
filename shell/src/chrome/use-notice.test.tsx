import { afterEach, expect, test } from 'bun:test'
import { useToast } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { useNotice } from './use-notice.ts'

afterEach(cleanup)

function Noticing() {
  useNotice()
  const toast = useToast()
  return <p>{JSON.stringify([toast?.title, toast?.requestId])}</p>
}
const shown = (path: string) => renderPage(<Noticing />, { path }).getByText(/^\[/).textContent

test('a refused sign-in is told with its reference', () =>
  expect(shown('/?notice=sign-in-failed&reference=9f3a52c177d04be2')).toBe('["Sign-in failed","9f3a52c177d04be2"]'))

test.each(['', 'short', 'call%20555-1234', '<b>', 'x'.repeat(41)])(
  'a reference that is no id is not shown, whoever wrote the address: %j',
  (reference) => expect(shown(`/?notice=sign-in-failed&reference=${reference}`)).toBe('["Sign-in failed",null]'),
)
