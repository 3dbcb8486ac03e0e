import { afterEach, expect, test } from 'bun:test'
import { pathOf } from '@goodword/contract/endpoint'
import { findReferralByToken } from '@goodword/contract/referrals'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { aLookup } from '../a-lookup.ts'
import { ApplyPage } from '../apply-page.tsx'

afterEach(cleanup)

const open = (fields: Parameters<typeof aLookup>[0], query = '') =>
  renderPage(<ApplyPage />, {
    route: '/apply/:token',
    path: `/apply/token${query}`,
    replies: { [pathOf(findReferralByToken, { token: 'token' })]: aLookup(fields) },
  })

test('a hidden posting offers no form and no interest, and the deletion of details', () => {
  const screen = open({ isHidden: true })
  expect(screen.getByText(/^The operators of Goodword hid this posting\. It takes no applications/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /interested|Submit/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'No thanks, delete my details' })).toBeDefined()
  // Nor does its heading ask to apply.
  expect(screen.queryByRole('link', { name: 'Go to the application' })).toBeNull()
  expect(document.body.textContent).not.toContain('apply if it feels right')
})

test('a report is a form that a browser sends without scripts, and the page says when it was sent', () => {
  const screen = open({})
  const form = screen.getByRole('form', { name: 'Report this posting', hidden: true }) as HTMLFormElement
  expect([form.getAttribute('action'), form.method]).toEqual(['/apply/token', 'post'])
  cleanup()
  expect(open({}, '?reported=1').getByRole('status').textContent).toBe('Thank you. An operator will look at it.')
})
