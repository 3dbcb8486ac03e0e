import { afterEach, expect, test } from 'bun:test'
import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { CompaniesPage } from './companies-page.tsx'

afterEach(cleanup)

const open = () => renderPage(<CompaniesPage />, { replies: { [SIGN_IN_PROVIDERS]: [] } })

test('the page for companies shows three screens, each described, and nothing in them can be used', () => {
  const screen = open()
  expect(document.title).toBe('For companies · Goodword')
  const scenes = screen.getAllByRole('img', { name: /:/ })
  expect(scenes).toHaveLength(3)
  for (const scene of scenes) expect(scene.querySelector(':scope > [inert]')).not.toBeNull()
  expect(document.querySelectorAll('[inert] :is(a, button, input, select)')).toHaveLength(0)
})

test('the page for companies offers signing in to hire, and nothing else', () => {
  const screen = open()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I am hiring'])
})
