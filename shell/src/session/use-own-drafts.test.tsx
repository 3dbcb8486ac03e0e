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

test('what others typed in a tab goes when somebody else is signed in there, what is theirs stays', async () => {
  visit('rita')
  await waitFor(() => expect(kept()).toEqual([OWN, ELSE].toSorted()))
})

test('a session that merely ended leaves what was typed for the one who comes back', async () => {
  visit(null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(kept()).toEqual([OWN, OTHERS, NOBODYS, ELSE].toSorted())
})
