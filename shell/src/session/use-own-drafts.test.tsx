import { afterEach, beforeEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup, waitFor } from '@testing-library/react'
import { LazySignedIn } from './lazy-signed-in.tsx'

const [OWN, OTHERS, NOBODYS] = ['draft:referral:rita:job-1', 'draft:referral:maya:job-1', 'draft:referral::job-1']
const ELSE = 'other:maya'

beforeEach(() => {
  for (const key of [OWN, OTHERS, NOBODYS, ELSE]) sessionStorage.setItem(key, '{"candidateName":"Cara"}')
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const visit = (id: string | null) =>
  renderPage(<LazySignedIn />, { replies: { '/api/auth/user': id && { id, role: 'referrer' } } })
const kept = () => Object.keys(sessionStorage).toSorted()

test("another user's drafts are removed at sign-in, one's own stay", async () => {
  visit('rita')
  await waitFor(() => expect(kept()).toEqual([OWN, ELSE].toSorted()))
})

test('drafts survive an ended session', async () => {
  visit(null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(kept()).toEqual([OWN, OTHERS, NOBODYS, ELSE].toSorted())
})
