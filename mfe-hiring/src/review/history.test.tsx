import { afterEach, expect, test } from 'bun:test'
import type { CandidateChange } from '@goodword/contract/corrections'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup } from '@testing-library/react'
import { aStatusChange } from '../testing/a-status-change.ts'
import { History } from './history.tsx'

afterEach(cleanup)

const AT = '2026-03-05T12:00:00.000Z'
const change = (fields: Partial<CandidateChange>): CandidateChange => ({
  ...{ id: 'c1', kind: 'correction', at: AT, changed: [], before: {}, text: null, documents: [] },
  ...fields,
})
const open = (...candidateChanges: CandidateChange[]) =>
  renderPage(
    <History
      history={[aStatusChange({ from: null, at: '2026-03-04T12:00:00.000Z' })]}
      candidateChanges={candidateChanges}
      withdrawnAt={null}
    />,
  )

test('a correction stands in the history with what was there before', () => {
  const screen = open(
    change({
      changed: ['name', 'phone', 'resume', 'portfolio'],
      before: { name: 'Cara D', phone: null },
      documents: [{ slot: 'resume', url: '/api/applications/a1/documents/d1/replaced-resume.pdf' }],
    }),
  )
  const [first, last] = screen.getAllByRole('listitem')
  expect(first?.textContent).toStartWith('Corrected by the candidate')
  expect(last?.textContent).toStartWith('Applied')
  expect(screen.getByText(wholeText('Name before: “Cara D”'))).toBeDefined()
  expect(screen.getByText(wholeText('Phone before: none'))).toBeDefined()
  expect(screen.getByText(wholeText('Added: Portfolio'))).toBeDefined()
  expect(screen.getByRole('link', { name: 'Resume before' }).getAttribute('href')).toEndWith('/replaced-resume.pdf')
})

test('a note of the candidate stands in the history with its documents', () => {
  const screen = open(
    change({ kind: 'note', text: 'I moved.\nTo Lisbon.', documents: [{ slot: 'additional', url: '/d2' }] }),
  )
  expect(screen.getByText('I moved. To Lisbon.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Document with the note' }).getAttribute('href')).toBe('/d2')
})
