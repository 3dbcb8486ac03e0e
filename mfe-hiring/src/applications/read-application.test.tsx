import { afterEach, expect, test } from 'bun:test'
import type { Application } from '@goodword/contract/applications'
import { REPLIES } from '@goodword/contract/test/replies'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, within } from '@testing-library/react'
import { ApplicationDialog } from './application-dialog.tsx'

afterEach(cleanup)

const [cara] = REPLIES['GET /api/applications/job/:jobId'] as [Application]

function open(fields: Partial<Application>) {
  const screen = renderPage(<ApplicationDialog application={{ ...cara, ...fields }} open onClose={() => {}} />)
  return within(screen.getByRole('dialog', { name: 'Cara Diaz' }))
}

test("the application says what the referrer wrote, in the referrer's name", () => {
  const words = open({ referrerMessage: 'She reads a lighthouse\nlike a book.' })
  expect(words.getByText(wholeText('What Rita Falk wrote to them')).nextElementSibling?.textContent).toBe(
    'She reads a lighthouse\nlike a book.',
  )
})

test('where there are no words of the referrer, nothing says that there could be', () => {
  const words = open({ referrerMessage: null })
  expect(words.getByText('Rita Falk')).toBeDefined()
  expect(words.queryByText(/wrote/)).toBeNull()
})
