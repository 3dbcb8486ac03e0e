import { afterEach, describe, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aRow } from '../testing/a-row.ts'
import type { Viewer } from '../viewer.ts'
import { ExplainButton } from './explain-button.tsx'
import { ExplainDialog } from './explain-dialog.tsx'

afterEach(cleanup)

const explain = (row = aRow(), viewer: Viewer = 'recommender') =>
  within(
    renderPage(
      <ExplainDialog row={row} viewer={viewer} open onClose={() => {}}>
        <button type="button">More</button>
      </ExplainDialog>,
    ).getByRole('dialog'),
  )
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('an amount', () => {
  test('an explained amount names its hire and its state', () => {
    const dialog = explain(aRow(['due']))
    expect(dialog.getByRole('heading', { name: 'Where $2,250 comes from' })).toBeDefined()
    expect(dialog.getByText(/For the hire of/).textContent).toBe('Due For the hire of Cara Diaz as Baker at Crumb.')
  })

  test("an amount for an erased candidate says 'somebody'", () => {
    const { candidate: _, ...row } = aRow()
    expect(explain(row).getByText(/For the hire of/).textContent).toContain('of somebody as')
  })

  test.each([
    ['recommender', ['The bonus', '$3,000', "Goodword's part", '−$750', 'Yours', '$2,250']],
    ['company', ["The recommender's part", '$2,250', "Goodword's part", '$750', 'You pay', '$3,000']],
    ['operator', ["The recommender's part", '$2,250', "Goodword's part", '$750', 'The company pays', '$3,000']],
  ] as const)('the shares add up as the %s counts', (viewer, lines) => {
    const dialog = explain(aRow(), viewer)
    const sum = within(dialog.getByRole('heading', { name: 'How it adds up' }).parentElement as HTMLElement)
    const pairs = sum.getAllByRole('term').flatMap((term) => [term, term.nextElementSibling as HTMLElement])
    expect(textsOf(pairs)).toEqual([...lines])
  })

  test.each([
    ['recommender', 'What you were promised'],
    ['company', 'What the recommender was promised'],
    ['operator', 'What the recommender was promised'],
  ] as const)('the terms are addressed to the %s', (viewer, heading) =>
    expect(explain(aRow(), viewer).getByRole('heading', { name: heading })).toBeDefined(),
  )

  test('the timeline marks the last completed step as current', () => {
    const dialog = explain(aRow(['due']))
    const steps = dialog.getAllByRole('listitem').filter((step) => step.querySelector('p'))
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['PromisedMar 1, 2026, 12:00It is promised.', null],
      ['DueMar 2, 2026, 12:00It is due.', 'step'],
      ['Paid by the companyThe company pays.', null],
      ['Received by GoodwordAn operator confirms that the money has arrived.', null],
      ['Paid to the recommenderGoodword pays the recommender.', null],
    ])
  })

  test('each transfer has its time, id and the transfer it reverses', () => {
    const dialog = explain(aRow(['reversed']))
    const transfers = dialog.getAllByRole('listitem').filter((item) => !item.querySelector('p'))
    expect(textsOf(transfers)).toEqual([
      '$2250 from company-held to recommender-heldMar 1, 2026, 12:00 promised-0',
      '$750 from company-held to goodword-heldMar 1, 2026, 12:00 promised-1',
      '$2250 from recommender-held to company-heldMar 2, 2026, 12:00 reversed-0Takes back promised-0',
    ])
  })

  test('the explanation quotes the terms with their hash', () => {
    const dialog = explain()
    expect(dialog.getByText(/pays for a/).textContent).toBe('Crumb pays for a Baker.')
    expect(textsOf([...dialog.getByText(/pays for a/).querySelectorAll('bdi')] as HTMLElement[])).toEqual([
      'Crumb',
      'Baker',
    ])
    expect(dialog.getByText(/Unchanged since/).textContent).toBe('Unchanged since Feb 1, 2026. SHA-256 abc123')
  })

  test('an amount without terms is explained', () => {
    const row = aRow()
    const dialog = explain({ ...row, explains: row.explains.filter(({ kind }) => kind !== 'terms') })
    expect(dialog.queryByText(/Unchanged since/)).toBeNull()
    expect(dialog.getByText('The bonus')).toBeDefined()
  })

  test('the explanation offers the actions passed to it', () =>
    expect(explain().getByRole('button', { name: 'More' })).toBeDefined())
})

test('the explain button names its amount', async () => {
  let asked = 0
  const row = aRow()
  const screen = renderPage(<ExplainButton row={row} onExplain={() => asked++} />)
  await userEvent.click(screen.getByRole('button', { name: 'Explain this amount: $2,250, Cara Diaz' }))
  expect(asked).toBe(1)
  const { candidate: _, ...erased } = row
  cleanup()
  renderPage(<ExplainButton row={erased} onExplain={() => {}} />).getByRole('button', {
    name: 'Explain this amount: $2,250, Baker',
  })
})
