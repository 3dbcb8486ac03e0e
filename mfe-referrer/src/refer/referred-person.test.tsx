import { afterEach, expect, test } from 'bun:test'
import { RITA } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aJob } from '../jobs/a-job.ts'
import { ReferDialog } from './refer-dialog.tsx'
import { draftKey, forgetDraftOfOthers } from './referral-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const job = aJob()
const ZOE = { candidateName: 'Zoe Zak', candidateEmail: 'zoe@example.com' }
const KEY = draftKey(RITA.id, job.id)

test('the refer dialog begins with a chosen contact, and keeps nothing of it before something is typed', async () => {
  const screen = renderPage(<ReferDialog job={job} user={RITA} person={ZOE} open onClose={() => {}} />)
  const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value
  expect([value(/^Candidate Name/), value(/^Candidate Email/)]).toEqual(['Zoe Zak', 'zoe@example.com'])
  expect(sessionStorage.getItem(KEY)).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Personal Message/), 'Hi')
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')).toEqual({ ...ZOE, message: 'Hi' })
})

test.each([
  ['Zoe Zak', true],
  ['Ada Berg', false],
])('choosing Zoe Zak keeps a draft about %s: %p', (candidateName, isKept) => {
  sessionStorage.setItem(KEY, JSON.stringify({ candidateName, message: 'Hi' }))
  forgetDraftOfOthers(RITA.id, job.id, ZOE)
  expect(sessionStorage.getItem(KEY) !== null).toBe(isKept)
})
