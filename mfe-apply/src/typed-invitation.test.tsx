import { afterEach, describe, expect, test } from 'bun:test'
import { POSTING } from '@goodword/contract/test/a-posting'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { MARKUP, strangersIn } from '@goodword/shared-ui/testing/strangers-in.ts'
import { cleanup } from '@testing-library/react'
import { aLookup } from './a-lookup.ts'
import { ApplyPage } from './apply-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('an invitation of whoever wrote it', () => {
  test.each(MARKUP)('markup in an invitation is shown as text: %s', (typed) => {
    const lookup = aLookup({
      referral: { id: 'r1', message: typed, isMessagePrivate: false, progress: 'invited', countsUntil: null },
      job: { ...POSTING, title: typed, description: typed, requirements: typed, location: typed },
      company: { name: typed, logo: typed, domain: null, description: typed, website: typed },
      referrer: { firstName: typed, lastName: typed },
      candidate: { firstName: typed, lastName: typed },
    })
    const at = { path: '/apply/abc', route: '/apply/:token' }
    const screen = renderPage(<ApplyPage />, { ...at, replies: { '/api/referrals/token/abc': lookup } })
    expect(screen.getAllByText(typed).length).toBeGreaterThan(0)
    expect(strangersIn(document.body)).toEqual([])
  })

  test.each(['..%2f..%2fauth%2flogout', '..%5c..', '%252e%252e%252fjobs', 'a%3fb', 'a%23b', 'a;b'])(
    'a link with another path in it makes no other call: %s',
    async (token) => {
      const asked: string[] = []
      const answer = async (path: string) => {
        asked.push(new URL(path, 'http://goodword.localhost').pathname)
        throw new Error('not there')
      }
      renderPage(<ApplyPage />, { path: `/apply/${token}`, route: '/apply/:token', answer })
      for (const path of asked) expect(path).toMatch(/^\/api\/referrals\/token\/[^/]+$/)
    },
  )
})
