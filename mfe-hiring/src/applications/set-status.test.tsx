import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { Application } from '@goodword/contract/applications'
import { read } from '@goodword/contract/call'
import { APPLICATION_STATUSES } from '@goodword/contract/statuses'
import { MARA } from '@goodword/contract/test/people'
import { type Toast, useToast } from '@goodword/shared-ui/kernel'
import { colourOf } from '@goodword/shared-ui/testing/colour-of.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DashboardPage } from '../dashboard/dashboard-page.tsx'
import { aPostedJob } from '../testing/a-posted-job.ts'
import { anApplication } from '../testing/an-application.ts'
import { StatusSelect } from './status-select.tsx'

const api = startApi()
const LIST = 'GET /api/applications/job/j1'
const SET = 'PATCH /api/applications/a1/status'
const cara = anApplication()
const job = aPostedJob()

const COUNTS = `${LIST}/counts`
beforeEach(() => {
  api.answer('GET /api/jobs/my-jobs', [job])
  api.answer('GET /api/jobs/my-jobs/counts', { jobs: 1, closed: 0, applications: 1, pending: 0 })
  api.answer(COUNTS, { total: 1, pending: 1 })
})
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

let shown: Toast | null = null
function WatchAction() {
  shown = useToast()
  return null
}

async function open(fields: Partial<Application> = {}) {
  api.answer(LIST, [{ ...cara, ...fields }])
  const screen = renderPage(
    <>
      <DashboardPage user={MARA} />
      <WatchToast />
      <WatchAction />
    </>,
    { path: '/hiring-dashboard?tab=applications&job=j1', answer: read },
  )
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status of Cara Diaz' })
  return {
    screen,
    select,
    badge: () => screen.getAllByRole('cell')[4]?.querySelector('span') as HTMLElement,
    pending: () => screen.getByText('Pending Review').nextElementSibling?.textContent,
    toast: () => screen.getByTestId('toast').textContent,
    action: () => shown?.action,
    tone: () => shown?.tone,
  }
}

describe('the badge of an application', () => {
  test.each([
    ['pending', 'Pending', 'yellow'],
    ['reviewing', 'Reviewing', 'blue'],
    ['interview', 'Interview', 'purple'],
    ['hired', 'Hired', 'green'],
    ['rejected', 'Rejected', 'red'],
    [undefined, 'Pending', 'yellow'],
  ] as const)('the badge of the status %p reads %s in %s', async (status, label, colour) => {
    const { badge, select } = await open({ status: status as never })
    const text = within(badge().parentElement as HTMLElement).getByText(label)
    expect([colourOf(text), select.value]).toEqual([colour, status ?? 'pending'])
  })

  test('a withdrawn application has a gray badge and keeps its status', async () => {
    const { screen, select } = await open({ status: 'interview', withdrawnAt: '2026-04-02T12:00:00.000Z' })
    expect(colourOf(screen.getByText('Withdrawn'))).toBe('gray')
    expect(select.disabled).toBe(true)
  })
})

function WithdrawnMeanwhile() {
  const [withdrawnAt, setWithdrawnAt] = useState<string | null>(null)
  return (
    <>
      <StatusSelect application={{ ...cara, withdrawnAt }} onSet={() => Promise.reject(new Error('refused'))} />
      <button type="button" onClick={() => setWithdrawnAt('2026-04-02T12:00:00.000Z')}>
        Withdraw
      </button>
    </>
  )
}

test("a withdrawal during editing keeps the dropdown's focus until it is left", async () => {
  const screen = renderPage(<WithdrawnMeanwhile />, { path: '/', answer: read })
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Cara Diaz' })
  act(() => select.focus())
  fireEvent.click(screen.getByText('Withdraw'))
  expect([select.disabled, document.activeElement === select]).toEqual([false, true])
  act(() => select.blur())
  expect(select.disabled).toBe(true)
})

test('the dropdown has the five statuses, by name', async () => {
  const { screen, select } = await open()
  expect(screen.getByText('Pending', { ignore: 'option' })).toBeDefined()
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['pending', 'Pending'],
    ['reviewing', 'Reviewing'],
    ['interview', 'Interview'],
    ['hired', 'Hired'],
    ['rejected', 'Rejected'],
  ])
})

describe('a status that is set', () => {
  test.each(APPLICATION_STATUSES.filter((status) => status !== 'pending'))(
    'the status %s is shown at once and sent, and the toast says that the candidate was notified',
    async (status) => {
      const { screen, select, toast, tone, pending } = await open()
      api.answer(SET, { ...cara, status, referrerName: 'As answered', newsInSeconds: 0 })
      const letGo = api.hold(SET)
      await userEvent.selectOptions(select, status)
      expect(select.value).toBe(status)
      expect(toast()).toBe('')
      api.answer(COUNTS, { total: 1, pending: 0 })
      letGo()
      await waitFor(() => expect(toast()).toBe('Application status updated / The candidate has been notified.'))
      expect(tone()).toBe('success')
      expect(api.sent(SET)).toEqual([{ status }])
      expect(await screen.findByText('As answered')).toBeDefined()
      await waitFor(() => expect(pending()).toBe('0'))
      expect(api.sent(LIST).length).toBe(1)
    },
  )

  test('who was removed from the company reads it where a status is refused', async () => {
    const { select, toast } = await open({ status: 'interview' })
    api.answer(SET, { detail: 'You are no longer a member of “Crumb”.' }, 403)
    await userEvent.selectOptions(select, 'hired')
    await waitFor(() => expect(toast()).toBe('Failed to update status / You are no longer a member of “Crumb”.'))
    expect(select.value).toBe('interview')
  })

  test('a failed status change is undone, reported, and the list is reread', async () => {
    const { select, toast, tone } = await open({ status: 'interview' })
    api.answer(SET, '', 500)
    await userEvent.selectOptions(select, 'hired')
    await waitFor(() => expect(toast()).toBe('Failed to update status / Please try again.'))
    expect(tone()).toBe('destructive')
    expect(select.value).toBe('interview')
    await waitFor(() => expect(api.sent(LIST).length).toBe(2))
    api.answer(SET, {})
    await userEvent.selectOptions(select, 'hired')
    await waitFor(() => expect(api.sent(COUNTS).length).toBe(3))
    expect(api.sent(LIST).length).toBe(2)
  })

  test('of two quick status changes the second is sent after the first is stored', async () => {
    const { select, toast } = await open()
    api.answer(SET, {})
    const letGo = api.hold(SET)
    await userEvent.selectOptions(select, 'hired')
    await userEvent.selectOptions(select, 'rejected')
    expect(api.sent(SET)).toEqual([{ status: 'hired' }])
    letGo()
    await waitFor(() => expect(api.sent(SET)).toEqual([{ status: 'hired' }, { status: 'rejected' }]))
    await waitFor(() => expect(toast()).toContain('updated'))
    await waitFor(() => expect(api.sent(COUNTS).length).toBe(2))
    expect(select.value).toBe('rejected')
  })
})

describe('moving through the statuses by keys', () => {
  /** What a closed select does with a key: the key, and in the same task the change. */
  const pass = (select: HTMLSelectElement, status: string) => {
    fireEvent.keyDown(select, { key: 'ArrowDown' })
    fireEvent.change(select, { target: { value: status } })
  }

  test('moving through the statuses by keys sends nothing and hints at Enter', async () => {
    const { screen, select } = await open()
    pass(select, 'hired')
    pass(select, 'rejected')
    expect(select.value).toBe('rejected')
    expect(screen.getByText('Press Enter to save').parentElement?.id).toBe(
      select.getAttribute('aria-describedby') ?? '',
    )
    expect(api.sent(SET)).toEqual([])
  })

  test('a row says its status once: the dropdown only says another one that is not saved', async () => {
    const { screen, select, badge } = await open()
    const face = () => screen.getAllByRole('cell')[5]?.querySelector('[aria-hidden]') as HTMLElement
    expect([badge().textContent, face().textContent]).toEqual(['Pending', 'Change'])
    pass(select, 'hired')
    expect([badge().textContent, face().textContent]).toEqual(['Pending', 'Hired'])
    expect(colourOf(within(face()).getByText('Hired'))).toBe('green')
    fireEvent.keyDown(select, { key: 'Escape' })
    expect(face().textContent).toBe('Change')
  })

  test('Enter after moving through the statuses sends only the last one', async () => {
    const { select, toast } = await open()
    api.answer(SET, {})
    pass(select, 'hired')
    pass(select, 'rejected')
    fireEvent.keyDown(select, { key: 'Enter' })
    await waitFor(() => expect(toast()).toContain('Application status updated'))
    expect(api.sent(SET)).toEqual([{ status: 'rejected' }])
  })

  test.each([
    ['Escape', (select: HTMLSelectElement) => fireEvent.keyDown(select, { key: 'Escape' })],
    ['leaving', (select: HTMLSelectElement) => fireEvent.blur(select)],
    ['opening the list with the pointer', (select: HTMLSelectElement) => fireEvent.pointerDown(select)],
  ])('%s after moving through the statuses restores the status', async (_, act) => {
    const { select } = await open()
    pass(select, 'hired')
    act(select)
    expect(select.value).toBe('pending')
    fireEvent.keyDown(select, { key: 'Enter' })
    expect(api.sent(SET)).toEqual([])
  })

  test('choosing with the pointer after moving by keys sends the chosen status', async () => {
    const { select } = await open()
    api.answer(SET, {})
    pass(select, 'hired')
    await userEvent.selectOptions(select, 'interview')
    await waitFor(() => expect(api.sent(SET)).toEqual([{ status: 'interview' }]))
  })
})

describe('a hire', () => {
  const PROMISED = { gross: 300_000, share: 75_000, state: null, dueAt: null, atEnd: null } as const
  const HELD = { ...PROMISED, state: 'held', dueAt: '2026-05-31T12:00:00.000Z', atEnd: 'reversed' } as const
  const details = () => render(<p>{shown?.details}</p>).container.textContent

  test("setting 'hired' notifies what is owed, and undoing it that nothing is", async () => {
    const { select, toast, action } = await open({ reward: PROMISED })
    api.answer(SET, { ...cara, status: 'hired', reward: HELD, newsInSeconds: 15 })
    await userEvent.selectOptions(select, 'hired')
    await waitFor(() => expect(toast()).toBe('Application status updated / The candidate has been notified.'))
    const amount = '$3,000 ($2,250 for Rita Falk, $750 for Goodword)'
    expect(details()).toBe(
      `Their email leaves 15 seconds after the change, unless you undo it. For this hire you owe ${amount}, due on May 31, 2026 (UTC), if it stands until then.`,
    )
    api.answer(SET, {
      ...cara,
      status: 'pending',
      reward: { ...HELD, state: 'reversed', atEnd: null },
      newsInSeconds: 15,
    })
    act(() => action()?.run())
    await waitFor(() => expect(toast()).toBe('Status change undone / The status is Pending again.'))
    expect(details()).toBe(`You no longer owe ${amount} for it.`)
  })

  test("setting 'hired' without a bonus says nothing of money", async () => {
    const { select, toast } = await open()
    api.answer(SET, { ...cara, status: 'hired', newsInSeconds: 0 })
    await userEvent.selectOptions(select, 'hired')
    await waitFor(() => expect(toast()).not.toBe(''))
    expect(details()).toBe('')
  })

  test("moving to 'hired' by keys explains the cost before it is sent", async () => {
    const { select } = await open({ reward: PROMISED })
    fireEvent.keyDown(select, { key: 'ArrowDown' })
    fireEvent.change(select, { target: { value: 'hired' } })
    const hint = document.getElementById(select.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe(
      'Press Enter to save. For this hire you owe $3,000 ($2,250 for Rita Falk, $750 for Goodword), due in 60 days, if it stands until then.',
    )
    fireEvent.keyDown(select, { key: 'ArrowDown' })
    fireEvent.change(select, { target: { value: 'rejected' } })
    expect(hint?.textContent).toBe('Press Enter to save')
  })

  test('a hire makes the statement reread', async () => {
    api.answer('GET /api/statement', { held: 0, due: 0, paid: 0 })
    const { screen, select } = await open({ reward: PROMISED })
    expect(await screen.findByText(/^You owe nothing for hires/)).toBeDefined()
    api.answer(SET, { ...cara, status: 'interview', reward: PROMISED, newsInSeconds: 0 })
    await userEvent.selectOptions(select, 'interview')
    await waitFor(() => expect(api.sent(COUNTS).length).toBe(2))
    expect(api.sent('GET /api/statement').length).toBe(1)
    api.answer(SET, { ...cara, status: 'hired', reward: HELD, newsInSeconds: 0 })
    api.answer('GET /api/statement', { held: 300_000, due: 0, paid: 0 })
    await userEvent.selectOptions(select, 'hired')
    expect(await screen.findByText('$3,000 promised, $0 due, $0 paid')).toBeDefined()
  })
})

describe('a status that was set by mistake', () => {
  test('Undo in the notification reverts the status until the candidate is emailed', async () => {
    const { select, toast, tone, action } = await open({ status: 'reviewing' })
    api.answer(SET, { newsInSeconds: 15 })
    await userEvent.selectOptions(select, 'rejected')
    await waitFor(() => expect(action()).toMatchObject({ label: 'Undo', seconds: 15 }))
    api.answer(LIST, [{ ...cara, status: 'reviewing' }])
    action()?.run()
    await waitFor(() => expect(toast()).toBe('Status change undone / The status is Reviewing again.'))
    expect(tone()).toBe('neutral')
    expect(api.sent(SET)).toEqual([{ status: 'rejected' }, { status: 'reviewing' }])
    expect(select.value).toBe('reviewing')
  })

  test.each([
    [true, 1, 'Their email leaves 1 second after the change, unless you undo it.'],
    [true, 15, 'Their email leaves 15 seconds after the change, unless you undo it.'],
    [true, 0, ''],
    [false, 15, 'Their email waits until they confirm their address.'],
    [false, 0, 'Their email waits until they confirm their address.'],
  ])(
    'with the address confirmed: %p, a status told after %d s says when: %p',
    async (addressConfirmed, seconds, said) => {
      const { select, toast } = await open({ addressConfirmed })
      api.answer(SET, { newsInSeconds: seconds })
      await userEvent.selectOptions(select, 'rejected')
      await waitFor(() => expect(toast()).toBe('Application status updated / The candidate has been notified.'))
      expect(render(<p>{shown?.details}</p>).container.textContent).toBe(said)
    },
  )

  test('there is no Undo when status emails are not delayed', async () => {
    const { select, toast, action } = await open()
    api.answer(SET, { newsInSeconds: 0 })
    await userEvent.selectOptions(select, 'rejected')
    await waitFor(() => expect(toast()).toContain('Application status updated'))
    expect(action()).toBeUndefined()
  })
})
