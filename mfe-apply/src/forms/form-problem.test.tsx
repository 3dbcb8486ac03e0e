import { afterEach, expect, test } from 'bun:test'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { cleanup } from '@testing-library/react'
import { FormProblem } from './form-problem.tsx'

afterEach(cleanup)

test('a refused form says why and shows its request id', () => {
  const problem = { type: 'about:blank', title: 'Not possible now', status: 409, requestId: '9f3a52c177d04be2' }
  const screen = renderPage(<FormProblem problem={{ ...problem, detail: 'You have applied already.' }} />)
  expect(screen.getByRole('alert').textContent).toBe('You have applied already.')
  expect(screen.getByText('9f3a52c177d04be2').closest('p')?.textContent).toStartWith('Reference')
})
