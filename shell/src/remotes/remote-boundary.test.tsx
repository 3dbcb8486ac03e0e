import { afterEach, expect, test } from 'bun:test'
import { reportFailure } from '@goodword/contract/report-failure'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { RemoteBoundary } from './remote-boundary.tsx'

const { fetch } = globalThis
afterEach(() => {
  cleanup()
  globalThis.fetch = fetch
})

function Broken(): never {
  throw new Error('broken')
}

test("a broken remote's card ends with the id of its error report", async () => {
  const headers = { 'x-request-id': 'the-id-of-the-report' }
  globalThis.fetch = Object.assign(async () => new Response(null, { status: 204, headers }), fetch)
  const onError = (error: unknown) => void reportFailure({ remote: 'mfe-hiring', version: '1', kind: 'render', error })
  const screen = renderPage(
    <RemoteBoundary remote="mfe-hiring" onError={onError} onRetry={() => {}}>
      <Broken />
    </RemoteBoundary>,
  )
  expect(await screen.findByText('the-id-of-the-report')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
