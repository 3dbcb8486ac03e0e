import { expect, test } from 'bun:test'
import { FieldApi, FormApi } from '@tanstack/react-form'
import { showServerErrors } from './show-server-errors.ts'

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

test('a message of the server stands at its field until that field is changed', () => {
  const { form } = person()
  expect(showServerErrors(form, { email: 'Already taken' })).toBe(true)
  form.setFieldValue('name', 'Cara')
  expect(form.getFieldMeta('email')?.errors).toEqual(['Already taken'])
  form.setFieldValue('email', 'free@example.com')
  expect(form.getFieldMeta('email')?.errors).toEqual([])
})

test('a form the server refused is sent again once the refused value is changed', async () => {
  const { form, sent } = person()
  await form.handleSubmit()
  showServerErrors(form, { email: 'Already taken' })
  await form.handleSubmit()
  form.setFieldValue('email', 'free@example.com')
  await form.handleSubmit()
  expect(sent).toEqual(['taken@example.com', 'free@example.com'])
})

test('a message for a field the form does not have is shown nowhere', () =>
  expect(showServerErrors(person().form, { resumeUrl: 'Please upload your resume' })).toBe(false))
