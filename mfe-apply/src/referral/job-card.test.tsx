import { afterEach, expect, test } from 'bun:test'
import { cleanup, render } from '@testing-library/react'
import { aLookup } from '../a-lookup.ts'
import { JobCard } from './job-card.tsx'

afterEach(cleanup)

const cardOf = (domain: string | null) =>
  render(<JobCard {...aLookup({ company: { ...aLookup().company, domain } })} />).container.textContent

test("the candidate's page says which domain the company has proven", () => {
  expect(cardOf('crumb.example')).toContain('Receives mail at crumb.example')
  expect(cardOf('crumb.example')).toContain('Never pay to apply.')
  expect(cardOf('crumb.example')).not.toContain('Nobody has checked')
})

test("the candidate's page says that nobody has checked who posts the job of a company without a proven domain", () => {
  const unchecked = 'Nobody has checked who posts this job. Ask Rita Falk if you are unsure, and never pay to apply.'
  expect(cardOf(null)).toContain(unchecked)
  expect(cardOf(null)).not.toContain('Receives mail')
})
