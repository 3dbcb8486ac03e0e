import { afterEach, describe, expect, test } from 'bun:test'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../testing/render-page.tsx'
import { useAppForm } from './use-app-form.ts'
import { useDraft } from './use-draft.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Options = Parameters<typeof useDraft>[3]

function Letter({ options }: { options: Options }) {
  const form = useAppForm({ defaultValues: { text: 'Dear', agreed: false } })
  const { clear } = useDraft<{ text: string; agreed: boolean }>(form, 'letter', ['text'], options)
  return (
    <>
      <form.AppField name="text">{(field) => <field.TextField label="Text" />}</form.AppField>
      <form.AppField name="agreed">{(field) => <field.CheckboxField label="I agree" />}</form.AppField>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </>
  )
}

function open(options?: Options) {
  const screen = renderPage(<Letter options={options} />)
  const text = screen.getByLabelText<HTMLInputElement>('Text')
  const type = (value: string) => fireEvent.change(text, { target: { value } })
  return {
    text,
    type,
    press: (name: string) => userEvent.click(screen.getByRole(name === 'I agree' ? 'checkbox' : 'button', { name })),
  }
}
const kept = () => localStorage.getItem('letter')

describe('a draft', () => {
  test('a draft is saved while typing, without agreements, and restored', () => {
    const { type } = open()
    expect(kept()).toBeNull()
    type('Dear Cara')
    expect(kept()).toBe('{"text":"Dear Cara"}')
    cleanup()
    expect(open().text.value).toBe('Dear Cara')
  })

  test('no draft is saved when only other fields change', async () => {
    const { press } = open()
    await press('I agree')
    expect(kept()).toBeNull()
  })

  test.each(['Clear', 'Reset'])('a draft is deleted after: %s', async (button) => {
    const { type, press } = open()
    type('Dear Cara')
    await press(button)
    expect(kept()).toBeNull()
  })

  test('a draft can be limited to this tab', () => {
    open({ storage: () => sessionStorage }).type('Dear Cara')
    expect([sessionStorage.getItem('letter'), kept()]).toEqual(['{"text":"Dear Cara"}', null])
  })

  test.each(['{', '{"other":1}'])('a draft without fields of the form changes nothing: %s', (stored) => {
    localStorage.setItem('letter', stored)
    expect(open().text.value).toBe('Dear')
  })

  test('the form works when the browser forbids storage', () => {
    const { text, type } = open({
      storage: () => {
        throw new Error('forbidden')
      },
    })
    type('Dear Cara')
    expect(text.value).toBe('Dear Cara')
  })
})

describe('what a draft holds may have to be asked', () => {
  test('a draft value that must be checked becomes what the check returns', async () => {
    localStorage.setItem('letter', '{"text":"old"}')
    const { text } = open({ ask: async (field, value) => `${field}: ${value}, still there` })
    expect(text.value).toBe('Dear')
    await waitFor(() => expect(text.value).toBe('text: old, still there'))
  })

  test("text typed during a draft's check is kept", async () => {
    localStorage.setItem('letter', '{"text":"old"}')
    const { promise, resolve } = Promise.withResolvers<string>()
    const { text, type } = open({ ask: () => promise })
    type('newer')
    resolve('old')
    await promise
    expect(text.value).toBe('newer')
  })
})
