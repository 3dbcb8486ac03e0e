import { afterEach, expect, test } from 'bun:test'
import type { Language } from '@goodword/languages/languages'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useUntilLanguage } from './use-until-language.ts'

afterEach(cleanup)

function Said() {
  const [said, say] = useUntilLanguage('nothing')
  return (
    <button type="button" onClick={() => say('No.')}>
      {said}
    </button>
  )
}

const page = (language: Language) => (
  <LanguageContext value={{ language, choose: async () => {} }}>
    <Said />
  </LanguageContext>
)

test('what was said is forgotten when the language changes, and what is said after that stays', () => {
  const { getByRole, rerender } = render(page('en'))
  const button = () => getByRole('button')
  fireEvent.click(button())
  rerender(page('en'))
  expect(button().textContent).toBe('No.')
  rerender(page('fr'))
  expect(button().textContent).toBe('nothing')
  fireEvent.click(button())
  rerender(page('fr'))
  expect(button().textContent).toBe('No.')
})
