import { afterEach, expect, test } from 'bun:test'
import type { Application } from '@goodword/contract/applications'
import { REPLIES } from '@goodword/contract/test/replies'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { wholeText } from '@goodword/shared-ui/testing/whole-text.ts'
import { cleanup, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationsTable } from './applications-table.tsx'
import { DocumentsCell } from './documents-cell.tsx'

afterEach(cleanup)

const [cara] = REPLIES['GET /api/applications/job/:jobId'] as [Application]

function open(fields: Partial<Application>) {
  const screen = renderPage(<ApplicationDialog application={{ ...cara, ...fields }} open onClose={() => {}} />)
  return within(screen.getByRole('dialog', { name: 'Cara Diaz' }))
}

test("the application shows the referrer's message under the referrer's name", () => {
  const words = open({
    referrerMessage: 'She reads a lighthouse\nlike a book.',
    referrerMessageWrittenWithAi: 'plain-1',
  })
  const marked = words.getByText(wholeText('What Rita Falk wrote to them')).nextElementSibling
  expect(marked?.getAttribute('data-ai-generated')).toBe('plain-1')
  const quote = marked?.firstElementChild
  expect([quote?.tagName, quote?.textContent]).toEqual(['BLOCKQUOTE', 'She reads a lighthouse\nlike a book.'])
  // The good word comes before all else.
  const [first] = words.getAllByRole('term')
  expect(quote?.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the application shows status, contact details, date and referrer', () => {
  const words = open({ status: 'interview', withdrawnAt: null, email: 'cara+jobs@example.com', addressConfirmed: true })
  const said = (term: string) => words.getByText(term).nextElementSibling
  expect(said('Status')?.textContent).toBe('Interview')
  expect(said('Email')?.textContent).toStartWith('cara+jobs@example.com')
  expect(said('Email')?.querySelector('a')?.getAttribute('href')).toBe('mailto:cara%2Bjobs%40example.com')
  expect(said('Applied')?.textContent).toBe(formatDate(cara.createdAt))
  expect(said('Referred by')?.textContent).toBe('Rita Falk')
})

test("names that a reply has as null are 'A colleague' in the table and in the application", async () => {
  // Of another server than ours; the contract's types know no null there.
  const nobody = { ...cara, firstName: null, lastName: null, referrerName: null } as unknown as Application
  const list = { items: [nobody], total: undefined, error: undefined, isReading: false, refresh() {} }
  const more = { exists: false, hasGrown: false, isReading: false, error: undefined, read() {} }
  const screen = renderPage(<ApplicationsTable jobId="j1" list={{ ...list, more }} applications={[nobody]} />)
  expect(screen.getAllByText('A colleague')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Read the application of A colleague' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A colleague' }))
  expect(dialog.getByText('Referred by').nextElementSibling?.textContent).toBe('A colleague')
  expect(document.body.innerHTML).not.toContain('null null')
})

// docs/rules.md#how-they-know-each-other-comes-first
test('the first line of an application says how the recommender knows the candidate, or that it was not stated', () => {
  const relation = open({ referrerMessage: 'She bakes.', referrerRelation: 'managed-them' })
  const line = relation.getByText(wholeText('Rita Falk managed them.'))
  expect(line.compareDocumentPosition(relation.getByText('She bakes.'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  expect(
    open({ referrerMessage: null, referrerRelation: 'private' }).getByText(
      wholeText('Rita Falk knows them privately.'),
    ),
  ).toBeDefined()
  cleanup()
  expect(open({ withdrawnAt: null }).getByText('Relation not stated')).toBeDefined()
  cleanup()
  expect(open({ withdrawnAt: '2026-03-05T12:00:00.000Z' }).queryByText('Relation not stated')).toBeNull()
})

test("without a referrer's message its section is omitted", () => {
  const words = open({ referrerMessage: null, reward: null })
  expect(words.getByText('Rita Falk')).toBeDefined()
  expect(words.queryByText(/wrote/)).toBeNull()
})

test('the application shows the bonus and a statement link, without a bonus neither', () => {
  const words = open({ reward: { gross: 300_000, share: 75_000, state: null, dueAt: null, atEnd: null } })
  expect(words.getByText('Referral bonus').nextElementSibling?.textContent).toBe(
    '$3,000 ($2,250 for Rita Falk, $750 for Goodword), owed 60 days after a hire that stands until then. Statement',
  )
  expect(words.getByRole('link', { name: 'Statement' }).getAttribute('href')).toBe('/statement')
  cleanup()
  expect(open({ reward: null }).queryByText('Referral bonus')).toBeNull()
})

test('the application lists every uploaded document by name', () => {
  const links = (fields: Partial<Application>) => {
    const all = open(fields).queryAllByRole('link')
    cleanup()
    return all.flatMap((link) => (link.hasAttribute('target') ? [[link.textContent, link.getAttribute('href')]] : []))
  }
  expect(links({})).toEqual([
    ['Resume', '/1'],
    ['Portfolio', '/2'],
    ['Additional document 1', '/3'],
    ['Additional document 2', '/4'],
  ])
  expect(links({ resumeUrl: null, portfolioUrl: null })).toEqual([
    ['Additional document 1', '/3'],
    ['Additional document 2', '/4'],
  ])
})

test('the application names missing parts', () => {
  const none = { phone: null, coverLetter: null, resumeUrl: null, portfolioUrl: null, additionalDocumentsUrl: null }
  const words = open(none)
  const answer = (fact: string) => words.getByText(fact).nextElementSibling?.textContent
  expect(['Phone', 'Documents', 'Cover letter'].map(answer)).toEqual(['Not given', 'No documents', 'None'])
})

test('the phone number is a tel: link in any notation', () =>
  expect(
    open({ phone: '+351 (21) 012-3456' }).getByRole('link', { name: '+351 (21) 012-3456' }).getAttribute('href'),
  ).toBe('tel:+351210123456'))

test("an application's dialog can be closed", async () => {
  const applications = [cara]
  const list = { items: applications, more: { exists: false, isReading: false, read: () => {} } } as never
  const screen = renderPage(<ApplicationsTable jobId="j1" list={list} applications={applications} />)
  await userEvent.click(screen.getByRole('button', { name: 'Read the application of Cara Diaz' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the table links resume and portfolio and counts other documents', () => {
  const words = (fields: Partial<Application>) => {
    cleanup()
    return render(<DocumentsCell application={{ ...cara, ...fields }} />).container.textContent
  }
  expect(words({})).toBe('ResumePortfolio2 docs')
  expect(words({ portfolioUrl: null, additionalDocumentsUrl: null })).toBe('Resume')
  expect(words({ resumeUrl: null, portfolioUrl: null })).toBe('2 docs')
  expect(words({ resumeUrl: null, portfolioUrl: null, additionalDocumentsUrl: null })).toBe('No documents')
})
