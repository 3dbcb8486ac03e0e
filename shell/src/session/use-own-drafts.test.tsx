import { afterEach, beforeEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { useOwnDrafts } from './use-own-drafts.ts'

const [OWN, OTHERS, NOBODYS] = ['draft:referral:rita:job-1', 'draft:referral:maya:job-1', 'draft:referral::job-1']
const ELSE = 'other:maya'

beforeEach(() => {
  for (const key of [OWN, OTHERS, NOBODYS, ELSE]) sessionStorage.setItem(key, '{"candidateName":"Cara"}')
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function Shell() {
  useOwnDrafts()
  return null
}

const keptFor = (id: string | null) => {
  renderPage(<Shell />, { replies: { '/api/auth/user': id && { id, role: 'referrer' } } })
  return Object.keys(sessionStorage).toSorted()
}

test('what others typed in a tab goes when somebody else is signed in there, what is theirs stays', () =>
  expect(keptFor('rita')).toEqual([OWN, ELSE].toSorted()))

test('a session that merely ended leaves what was typed for the one who comes back', () =>
  expect(keptFor(null)).toEqual([OWN, OTHERS, NOBODYS, ELSE].toSorted()))
