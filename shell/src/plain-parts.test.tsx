import { afterEach, expect, spyOn, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from './chrome/toaster.tsx'
import { PlainPrompt } from './new-version/plain-prompt.tsx'
import { PlainNotFound } from './not-found/plain-not-found.tsx'

/** What stands in where a script of the shell cannot be had. */

afterEach(cleanup)

test('the plain 404 page has the specified texts and a link back', () => {
  const screen = renderPage(<PlainNotFound next={undefined} />)
  expect(document.title).toBe('404 Page Not Found · Goodword')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
})

test('the plain 404 page offers a guest a sign-in that reloads the page', () => {
  const screen = renderPage(<PlainNotFound next="/jobs?q=baker" />)
  expect(screen.getByText(/^This page may need you to be signed in\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/jobs?q=baker')
})

test('a new version is announced without a prompt and loads on request', async () => {
  const screen = renderPage(
    <>
      <PlainPrompt />
      <Toaster />
    </>,
  )
  expect(screen.getByText('A new version is ready')).toBeDefined()
  const reload = spyOn(location, 'reload').mockReturnValue()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockRestore()
})
