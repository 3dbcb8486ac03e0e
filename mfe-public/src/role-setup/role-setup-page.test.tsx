import { afterEach, expect, test } from 'bun:test'
import { SAM } from '@goodword/contract/test/people'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RoleSetupPage } from './role-setup-page.tsx'

afterEach(cleanup)

test("the role setup shows 'Loading...' until the user is loaded", () =>
  expect(renderPage(<RoleSetupPage user={null} />).getByText('Loading...')).toBeDefined())

test('the role setup asks one question with two answers', () => {
  const screen = renderPage(<RoleSetupPage user={SAM} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complete Your Setup')
  expect(document.title).toBe('Complete Your Setup · Goodword')
  expect(screen.getByText('Tell us about your role to get started')).toBeDefined()
  const select = screen.getByLabelText('I am a... *') as HTMLSelectElement
  expect([select.required, select.value]).toEqual([true, ''])
  expect([...select.options].slice(1).map(({ value, text }) => [value, text])).toEqual([
    ['referrer', 'Referrer (I refer people to jobs)'],
    ['hiring_manager', 'Hiring Manager (I post jobs)'],
  ])
})

test('the role setup cannot be completed until a role is chosen', async () => {
  const screen = renderPage(<RoleSetupPage user={SAM} />)
  const button = screen.getByRole('button', { name: 'Complete Setup' }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  await userEvent.selectOptions(screen.getByLabelText('I am a... *'), 'referrer')
  expect(button.disabled).toBe(false)
})
