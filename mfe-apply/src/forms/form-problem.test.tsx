import { afterEach, expect, test } from 'bun:test'
import { applyPath, formAnswerKey } from '@goodword/contract/form-answer'
import type { Language } from '@goodword/languages/languages'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { FormProblem } from './form-problem.tsx'
import { useFormAnswer } from './use-form-answer.ts'

afterEach(cleanup)

const PROBLEM = {
  ...{ type: 'about:blank', title: 'Not possible now', status: 409, requestId: '9f3a52c177d04be2' },
  detail: 'You have applied already.',
}

/** Changes the language of the page. */
let choose: (language: Language) => void = () => {}

function Answered() {
  const { problem, typed } = useFormAnswer()
  return problem ? <FormProblem problem={problem} /> : <p>{typed?.text}</p>
}

function Page() {
  const [language, setLanguage] = useState<Language>('en')
  choose = setLanguage
  return (
    <LanguageContext value={{ language, choose: async () => {} }}>
      <Answered />
    </LanguageContext>
  )
}

test('a refused form says why and shows its request id', () => {
  const screen = renderPage(<FormProblem problem={PROBLEM} />)
  expect(screen.getByRole('alert').textContent).toBe('You have applied already.')
  expect(screen.getByText('9f3a52c177d04be2').closest('p')?.textContent).toStartWith('Reference')
})

test('why a form was refused goes when the language of the page changes, and what was typed stays', () => {
  const replies = { [formAnswerKey(applyPath('x'))]: { problem: PROBLEM, typed: { text: 'I moved.' } } }
  const screen = renderPage(<Page />, { path: '/apply/x', route: '/apply/:token', replies })
  expect(screen.getByRole('alert').textContent).toBe('You have applied already.')
  act(() => choose('de'))
  expect([screen.queryByRole('alert'), screen.getByText('I moved.').textContent]).toEqual([null, 'I moved.'])
})
