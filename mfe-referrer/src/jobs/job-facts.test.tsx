import { afterEach, expect, test } from 'bun:test'
import { cleanup, render, screen } from '@testing-library/react'
import { aJob } from './a-job.ts'
import { JobFacts } from './job-facts.tsx'

afterEach(cleanup)

const { referralCount: _, ...forGuests } = aJob()
const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('job facts are location, type, salary and, where known, referrals', () => {
  render(<JobFacts job={aJob()} />)
  expect(facts()).toEqual(['Lisbon', 'Part-time', '$30k - $42k', '3 referrals'])
  cleanup()
  render(<JobFacts job={forGuests} />)
  expect(facts()).toEqual(['Lisbon', 'Part-time', '$30k - $42k'])
})
