import { afterEach, expect, test } from 'bun:test'
import { FieldApi, FormApi } from '@tanstack/react-form'
import { waitFor } from '@testing-library/react'
import { showServerErrors } from './show-server-errors.ts'

afterEach(() => document.documentElement.removeAttribute('lang'))

function person() {
  const sent: string[] = []
  const form = new FormApi({
    defaultValues: { email: 'taken@example.com', name: '' },
    validators: { onChange: () => undefined },
    onSubmit: ({ value }) => {
      sent.push(value.email)
    },
  })
  form.mount()
  new FieldApi({ form, name: 'email' }).mount()
  new FieldApi({ form, name: 'name' }).mount()
  return { form, sent }
}

test('a server error stands at its field until the field is changed', () => {
  const { form } = person()
  expect(showServerErrors(form, { email: 'Already taken' })).toBe(true)
  form.setFieldValue('name', 'Cara')
  expect(form.getFieldMeta('email')?.errors).toEqual(['Already taken'])
  form.setFieldValue('email', 'free@example.com')
  expect(form.getFieldMeta('email')?.errors).toEqual([])
})

test('a server error goes when the language of the page changes, as it would stay in the old one', async () => {
  const { form } = person()
  document.documentElement.lang = 'de'
  showServerErrors(form, { email: 'Schon vergeben' })
  form.setFieldValue('name', 'Cara')
  expect(form.getFieldMeta('email')?.errors).toEqual(['Schon vergeben'])
  document.documentElement.lang = 'fr'
  await waitFor(() => expect(form.getFieldMeta('email')?.errors).toEqual([]))
})

test('a refused form can be submitted again after the refused value changes', async () => {
  const { form, sent } = person()
  await form.handleSubmit()
  showServerErrors(form, { email: 'Already taken' })
  await form.handleSubmit()
  form.setFieldValue('email', 'free@example.com')
  await form.handleSubmit()
  expect(sent).toEqual(['taken@example.com', 'free@example.com'])
})

test('a server error for an unknown field is not shown', () =>
  expect(showServerErrors(person().form, { resumeUrl: 'Please upload your resume' })).toBe(false))
