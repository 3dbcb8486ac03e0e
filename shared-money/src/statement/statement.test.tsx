import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import type { StatementRow } from '@goodword/contract/statement'
import { RITA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { goBack } from '@goodword/shared-ui/testing/go-back.ts'
import { messageAt } from '@goodword/shared-ui/testing/message-at.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DISPUTE_STEPS } from '../steps/dispute-step.ts'
import { aRow } from '../testing/a-row.ts'
import { NothingEarned } from './nothing-earned.tsx'
import { OnPaper } from './on-paper.tsx'
import { Statement } from './statement.tsx'
import { StatementActions } from './statement-actions.tsx'

// Fluent hides what is behind a dialog by where the focus is, a moment later, and without layout takes the dialog for it.
configure({ defaultHidden: true })
const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => {
  configure({ defaultHidden: false })
  return api.stop()
})

const SUMS = { currency: 'USD', held: 225_000, due: 1_234_550, paid: 0, reversed: 75 }
const STATEMENT = 'GET /api/statement'
const listed = (rows: StatementRow[], query = '', headers = {}) =>
  api.answer(`${STATEMENT}?side=recommender${query}&limit=20`, { ...SUMS, rows }, 200, headers)

beforeEach(() => api.answer(`${STATEMENT}?side=recommender&summary=1`, { ...SUMS, rows: [] }))

const open = (path = '/statement', user = RITA) =>
  renderPage(
    <>
      <StatementActions side="recommender" />
      <OnPaper user={user} />
      <Statement side="recommender" steps={DISPUTE_STEPS} empty={<NothingEarned />} />
    </>,
    { path, answer: read, beside: <WatchToast /> },
  )
const asked = () => api.calls.filter(({ call }) => call === STATEMENT).map(({ query }) => query)

describe('the sums', () => {
  test('the sums are promised, due, paid and reversed, in dollars and cents', async () => {
    listed([aRow()])
    const screen = open()
    const terms = (await screen.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ])
    expect(terms).toEqual([
      ['Promised', '$2,250'],
      ['Due', '$12,345.50'],
      ['Paid to you', '$0'],
      ['Reversed', '$0.75'],
    ])
    for (const note of [
      'Until 60 days after the hire',
      'Earned, not yet paid to you',
      'Sent by Goodword',
      'Taken back',
    ])
      expect(screen.getByText(new RegExp(note))).toBeDefined()
  })

  test('each sum links to its rewards', async () => {
    listed([aRow()])
    listed([aRow(['due'], { id: 'w2', candidate: 'Dan Ek' })], '&sum=due')
    const screen = open()
    await screen.findByText('Cara Diaz')
    await userEvent.click(screen.getByRole('link', { name: 'Explain this amount: $12,345.50 due' }))
    await screen.findByText('Dan Ek')
    const heading = screen.getByRole('heading', { name: 'What makes $12,345.50 due' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByText('Cara Diaz')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }))
    await screen.findByText('Cara Diaz')
    expect(screen.getByRole('heading', { name: 'Rewards' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull()
  })

  test('failed sums say so and can be retried', async () => {
    listed([aRow()])
    api.answer(`${STATEMENT}?side=recommender&summary=1`, { detail: 'We are away for a minute.' }, 503)
    const screen = open()
    await screen.findByText("We couldn't load the statement")
    expect(screen.getByText('We are away for a minute.')).toBeDefined()
    api.answer(`${STATEMENT}?side=recommender&summary=1`, { ...SUMS, rows: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('$12,345.50')).toBeDefined()
  })
})

describe('the rewards', () => {
  test('each reward shows candidate, job, shares, state and dates', async () => {
    listed([aRow(['due'])])
    const table = within(await open().findByRole('table', { name: 'Rewards' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hire',
      'Amount',
      'State',
      'Hired',
      'Actions',
    ])
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Cara DiazBaker, Crumb',
      '$2,250of $3,000, $750 for Goodword',
      'DueStep 2 of 5Since Mar 2, 2026',
      'Mar 1, 2026',
      'Details',
    ])
  })

  test('the reward of an erased candidate names the job', async () => {
    const { candidate: _, ...row } = aRow()
    listed([row])
    const table = within(await open().findByRole('table'))
    expect(table.getAllByRole('cell')[0]?.textContent).toBe('Baker, CrumbThe name was erased')
    expect(table.getByRole('button', { name: 'Details: Baker' })).toBeDefined()
  })

  test('rewards are filtered by state', async () => {
    listed([aRow()])
    listed([aRow(['due', 'disputed'], { candidate: 'Dan Ek' })], '&state=disputed')
    const screen = open()
    await screen.findByText('Cara Diaz')
    const filter = screen.getByRole('combobox', { name: 'State' })
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Promised', 'Due', 'Paid by company', 'Received', 'Paid to you', 'Reversed', 'Disputed'])
    await userEvent.selectOptions(filter, 'Disputed')
    await screen.findByText('Dan Ek')
    expect(screen.getByRole('heading', { name: 'Rewards: disputed' })).toBeDefined()
    expect(asked().at(-1)).toEqual({ side: 'recommender', state: 'disputed', limit: '20' })
    await userEvent.selectOptions(filter, 'All')
    await screen.findByText('Cara Diaz')
  })

  test('without rewards the statement explains them and links to the jobs', async () => {
    listed([])
    const screen = open()
    await screen.findByText('No rewards yet')
    expect(screen.getByText(/is listed for you here/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs')
  })

  test.each(['state=paid', 'sum=paid'])('an empty filter (%s) links back to all rewards', async (query) => {
    listed([aRow()])
    listed([], `&${query}`)
    const screen = open(`/statement?${query}`)
    await screen.findByText('No rewards in this state')
    await userEvent.click(screen.getAllByRole('link', { name: 'Show all' }).at(-1) as HTMLElement)
    expect(await screen.findByText('Cara Diaz')).toBeDefined()
  })

  test('sums and rewards show a loading text', async () => {
    const letGo = api.hold(`${STATEMENT}?side=recommender&limit=20`)
    const screen = open()
    expect(screen.getByRole('status').textContent).toBe('Loading statement...')
    expect(await screen.findByText('Loading rewards...')).toBeDefined()
    letGo()
  })

  test('failed rewards say so below the sums', async () => {
    api.answer(`${STATEMENT}?side=recommender&limit=20`, { detail: 'We are away for a minute.' }, 503)
    const screen = open()
    await screen.findByText("We couldn't load the rewards")
    expect(screen.getByText('$12,345.50')).toBeDefined()
    listed([aRow()])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Cara Diaz')).toBeDefined()
  })

  test('rewards are paged', async () => {
    listed([aRow()], '', { 'x-next-cursor': 'c1', 'x-total-count': '2' })
    const next = { ...SUMS, rows: [aRow([], { id: 'w2', candidate: 'Dan Ek' })] }
    api.answer(`${STATEMENT}?side=recommender&limit=50&cursor=c1`, next)
    const screen = open()
    await screen.findByText('1 of 2')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Dan Ek')
    expect(screen.getByText('All 2 are shown')).toBeDefined()
  })

  test('the CSV download has the shown filter', async () => {
    listed([aRow()], '&state=due')
    const link = open('/statement?state=due').getByRole('link', { name: 'Download CSV' })
    expect(link.getAttribute('href')).toBe('/api/statement?side=recommender&state=due&format=csv')
    expect(link.hasAttribute('download')).toBe(true)
  })

  test('the printed statement names its reader', async () => {
    let printed = 0
    window.print = () => printed++
    const screen = open()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(printed).toBe(1)
    expect(screen.getByText('Rita Falk').parentElement?.textContent).toMatch(/^For Rita Falk, \w+ \d+, \d+, \d\d:\d\d$/)
  })

  test('the printed statement of a reader without a name shows the address', () => {
    for (const none of ['', null as unknown as string]) {
      const screen = open('/statement', { ...RITA, firstName: none, lastName: none })
      expect(screen.getByText(RITA.email).parentElement?.textContent).toStartWith(`For ${RITA.email}, `)
      cleanup()
    }
  })
})

describe('one reward', () => {
  const opened = async (row = aRow(['due'])) => {
    listed([row])
    const screen = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Explain this amount: $2,250, Cara Diaz' }))
    await screen.findByRole('dialog', { name: 'Where $2,250 comes from' })
    return screen
  }

  test('a reward is explained by its amount and by Details', async () => {
    const screen = await opened()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Details: Cara Diaz' }))
    expect(await screen.findByRole('dialog', { name: 'Where $2,250 comes from' })).toBeDefined()
  })

  test('a reward links to its signed receipt', async () => {
    const screen = await opened()
    const link = screen.getByRole('link', { name: 'Signed receipt' })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/statement/rows/w1/receipt', true])
  })

  const disputing = async () => {
    const screen = await opened()
    fireEvent.click(screen.getByRole('button', { name: 'Dispute' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute this amount' }))
    const why = dialog.getByRole('textbox', { name: 'Why' }) as HTMLTextAreaElement
    return { screen, dialog, why, send: dialog.getByRole('button', { name: 'Dispute' }) }
  }

  test('a dispute needs a reason', async () => {
    const { dialog, why, send } = await disputing()
    expect(dialog.getByText('$2,250')).toBeDefined()
    expect(messageAt(why)).toContain('The other party and an operator can read it.')
    fireEvent.click(send)
    await waitFor(() => expect(messageAt(why)).toContain('Please say why'))
    expect(api.sent('POST /api/statement/rows/w1/dispute')).toEqual([])
  })

  test('a disputed reward is shown as the server returned it', async () => {
    const { screen, why, send } = await disputing()
    api.answer('POST /api/statement/rows/w1/dispute', aRow(['due', 'disputed']))
    api.answer(`${STATEMENT}?side=recommender&summary=1`, { ...SUMS, due: 0, rows: [] })
    fillIn(why, 'I was promised more.')
    fireEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent('POST /api/statement/rows/w1/dispute')).toEqual([{ reason: 'I was promised more.' }])
    expect(screen.getByText('An operator decides, since Mar 3, 2026')).toBeDefined()
    expect(screen.getByTestId('toast').textContent).toBe('Disputed / An operator decides and gives a reason.')
    await waitFor(() => expect(screen.queryByText('$12,345.50')).toBeNull())
  })

  test('a refused dispute says why and keeps the reason', async () => {
    const { screen, dialog, why, send } = await disputing()
    api.answer('POST /api/statement/rows/w1/dispute', { detail: 'This is disputed already.' }, 409)
    fillIn(why, 'I was promised more.')
    fireEvent.click(send)
    await waitFor(() =>
      expect(screen.getByTestId('toast').textContent).toBe('Failed to send the dispute / This is disputed already.'),
    )
    expect(why.value).toBe('I was promised more.')
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test("Back keeps a dispute's reason, closing discards it", async () => {
    const { screen, why } = await disputing()
    fillIn(why, 'I was promised more.')
    const again = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      cleanup()
      return disputing()
    }
    await goBack()
    const left = await again()
    expect(left.why.value).toBe('I was promised more.')
    fireEvent.click(left.dialog.getByRole('button', { name: 'Cancel' }))
    expect((await again()).why.value).toBe('')
  })

  test('a refused dispute rereads the reward', async () => {
    const { screen, why, send } = await disputing()
    api.answer('POST /api/statement/rows/w1/dispute', { detail: 'This is disputed already.' }, 409)
    api.answer(`${STATEMENT}?side=recommender&limit=20`, { ...SUMS, rows: [aRow(['due', 'disputed'])] })
    fillIn(why, 'I was promised more.')
    fireEvent.click(send)
    expect(await screen.findByText('An operator decides, since Mar 3, 2026')).toBeDefined()
  })

  test('the other party adds its side to a dispute', async () => {
    const screen = await opened(aRow(['due', 'disputed'], { mayDispute: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Add your side' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add your side' }))
    api.answer('POST /api/statement/rows/w1/dispute', aRow(['due', 'disputed', 'disputed']))
    fillIn(dialog.getByRole('textbox', { name: 'Your side' }) as HTMLTextAreaElement, 'She works here.')
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByTestId('toast').textContent).toStartWith('Your side was added')
    expect(screen.queryByRole('button', { name: 'Add your side' })).toBeNull()
  })

  test('a reversal that can be disputed offers it', async () =>
    expect(
      (await opened(aRow(['reversed'], { mayDispute: true }))).getByRole('button', { name: 'Dispute' }),
    ).toBeDefined())

  test.each([
    ['disputed', aRow(['due', 'disputed'])],
    ['reversed', aRow(['reversed'])],
  ])('a %s reward offers no dispute', async (_, row) => {
    const screen = await opened(row)
    expect(screen.getByRole('link', { name: 'Signed receipt' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Dispute' })).toBeNull()
  })
})
