import { afterAll, afterEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup } from '@testing-library/react'
import { aLookup } from '../a-lookup.ts'
import { ReferralDetails } from './referral-details.tsx'

const api = startApi()
afterEach(cleanup)
afterAll(() => api.stop())

const LINES = [
  { label: 'You will:', quote: 'Bread every morning, cake on Fridays,' },
  { label: 'You need:', quote: 'Strong arms, and patience' },
]

test('each sentence of the brief leads to where it stands in the posting, whose text stays whole', () => {
  const lookup = aLookup({ brief: LINES })
  const screen = renderPage(<ReferralDetails token="t" lookup={lookup} />)
  const links = LINES.map(({ quote }) => screen.getByRole('link', { name: quote }))
  const marks = links.map((link) => screen.container.querySelector(link.getAttribute('href') ?? ''))
  expect(marks.map((mark) => mark?.textContent)).toEqual(LINES.map(({ quote }) => quote))
  expect(marks[0]?.parentElement?.textContent).toBe(lookup.job.description)
  const list = marks[1]?.closest('ul')
  expect(list?.textContent).toBe(lookup.job.requirements ?? '')
  expect(links[0]?.closest('p')?.textContent).toBe(`You will: ${LINES[0]?.quote}`)
})

test('a sentence that stands in several places, or inside another, is marked once, where it stands first', () => {
  const arms = 'Strong arms, and patience'
  const quotes = [`We want this: ${arms}`, arms, 'Calm on a busy day']
  const lookup = aLookup({ brief: quotes.map((quote) => ({ label: 'You need:', quote })) })
  const job = {
    ...lookup.job,
    description: `We bake. We want this: ${arms}. Calm people.`,
    requirements: `${arms}\nCalm on a busy day\nCalm on a busy day\n${arms}`,
  }
  const { container } = renderPage(<ReferralDetails token="t" lookup={{ ...lookup, job }} />)
  const marked = quotes.map((_, at) => [...container.querySelectorAll(`[id=quote${at}]`)].map((one) => one.textContent))
  expect(marked).toEqual(quotes.map((quote) => [quote]))
  expect(container.querySelector('#quote0 #quote1')).not.toBeNull()
  expect(container.querySelector('li #quote2')?.closest('li')?.previousSibling?.textContent).toBe(`${arms}\n`)
  expect(container.querySelector('ul')?.textContent).toBe(job.requirements)
})

test('without a brief the posting has no marks and no block', () => {
  const screen = renderPage(<ReferralDetails token="t" lookup={aLookup()} />)
  expect([screen.queryByText('In twenty seconds'), screen.container.querySelector('[id^=quote]')]).toEqual([null, null])
})

test('how soon the company answers is the last line of the brief, and stands on the card where there is none', () => {
  const answers = (brief: typeof LINES) => {
    const screen = renderPage(<ReferralDetails token="t" lookup={aLookup({ brief })} />)
    const found = screen
      .getAllByText('They answer within 9 days')
      .map(({ parentElement }) => parentElement?.textContent)
    cleanup()
    return found
  }
  const [inBrief, onCard] = [answers(LINES), answers([])]
  expect([inBrief.length, onCard.length]).toEqual([1, 1])
  expect([inBrief[0]?.includes('You will:'), onCard[0]?.includes('You will:')]).toEqual([true, false])
})
