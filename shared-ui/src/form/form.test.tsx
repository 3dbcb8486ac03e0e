import { afterEach, describe, expect, spyOn, test } from 'bun:test'
import { cleanup, createEvent, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { renderPage } from '../testing/render-page.tsx'
import { AnsweredErrors } from './answered-errors.ts'
import { Form } from './form.tsx'
import { useAppForm } from './use-app-form.ts'

afterEach(cleanup)

interface Values {
  name: string | null
  notes: string | null
  price: number | null
  kind: string
  offered: boolean
  agreed: boolean
}
const EMPTY: Values = { name: null, notes: null, price: null, kind: '', offered: false, agreed: false }
const whatIsMissing = ({ value }: { value: Values }) => ({
  fields: {
    ...(!value.name && { name: 'Please say your name' }),
    ...(!value.agreed && { agreed: 'Please agree' }),
  },
})

interface OrderProps {
  onSend: (values: Values) => Promise<unknown> | unknown
  action?: string
  isNative?: boolean
}

function Order({ onSend, action, isNative }: OrderProps) {
  const form = useAppForm({
    defaultValues: EMPTY,
    validators: { onChange: whatIsMissing },
    onSubmit: ({ value }) => onSend(value),
  })
  return (
    <Form label="Order" {...(action && { action })} onSubmit={() => form.handleSubmit()}>
      <form.AppField name="name">{(field) => <field.TextField label="Name" hint="In full" required />}</form.AppField>
      <form.AppField name="notes">{(field) => <field.TextAreaField label="Notes" />}</form.AppField>
      <form.AppField name="price">{(field) => <field.DollarsField label="Price" />}</form.AppField>
      <form.AppField name="kind">
        {(field) => (
          <field.SelectField label="Kind" placeholder="Choose one" options={[{ value: 'rye', label: 'Rye bread' }]} />
        )}
      </form.AppField>
      <form.AppField name="offered">{(field) => <field.SwitchField label="Offer it" />}</form.AppField>
      <form.AppField name="agreed">{(field) => <field.CheckboxField label="I agree" />}</form.AppField>
      <form.AppForm>
        <form.SubmitButton pending="Sending..." {...(isNative && { isNative })}>
          Send
        </form.SubmitButton>
      </form.AppForm>
    </Form>
  )
}

function open(onSend: OrderProps['onSend'] = () => {}, answered: Record<string, string> = {}) {
  const screen = renderPage(
    <AnsweredErrors value={answered}>
      <Order onSend={onSend} />
    </AnsweredErrors>,
  )
  const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
  return { screen, field, send: () => userEvent.click(screen.getByRole('button', { name: /^Send/ })) }
}

test('filled fields are submitted, others are empty', async () => {
  const sent: Values[] = []
  const { field, send } = open((values) => sent.push(values))
  expect(['Notes', /^Name/, 'Price', 'Kind'].map((label) => field(label).value)).toEqual(['', '', '', ''])
  await userEvent.type(field(/^Name/), 'Cara')
  await userEvent.type(field('Notes'), 'Warm')
  await userEvent.type(field('Price'), '0')
  await userEvent.selectOptions(field('Kind'), 'Rye bread')
  await userEvent.click(field('Offer it'))
  await userEvent.click(field('I agree'))
  await send()
  expect(sent).toEqual([{ name: 'Cara', notes: 'Warm', price: 0, kind: 'rye', offered: true, agreed: true }])
})

test('a cleared amount is null', async () => {
  const sent: Values[] = []
  const { field, send } = open((values) => sent.push(values))
  await userEvent.type(field(/^Name/), 'Cara')
  await userEvent.click(field('I agree'))
  await userEvent.type(field('Price'), '5')
  expect(field('Price').value).toBe('5')
  await userEvent.clear(field('Price'))
  await send()
  expect(sent[0]?.price).toBeNull()
})

test('a required field has a star, a hint is read with its field, and a choice has its placeholder first', () => {
  const { screen, field } = open()
  expect(screen.getByText('Name').textContent).toBe('Name *')
  expect([field(/^Name/).required, field('Notes').required]).toEqual([true, false])
  expect(screen.getByText('In full').id).toBe(field(/^Name/).getAttribute('aria-describedby') ?? '')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose one', 'Rye bread'])
})

describe('what is at fault', () => {
  test('submitting an invalid form shows messages at the fields and focuses the first', async () => {
    const { screen, field, send } = open(() => expect.unreachable())
    expect(field(/^Name/).getAttribute('aria-invalid')).not.toBe('true')
    await send()
    expect([screen.getByText('Please say your name'), screen.getByText('Please agree')]).toHaveLength(2)
    expect([field(/^Name/), field('I agree')].map((at) => at.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)))
  })

  test("a field's message appears when the field is left", async () => {
    const { screen, field } = open()
    await userEvent.click(field('I agree'))
    await userEvent.click(field('I agree'))
    expect(screen.queryByText('Please agree')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Please agree')).toBeDefined()
    expect(screen.queryByText('Please say your name')).toBeNull()
  })

  test('a field left by a pointer press shows its message after the release', async () => {
    const { screen, field } = open()
    await userEvent.click(field('I agree'))
    await userEvent.click(field('I agree'))
    // The document of these tests knows of no press.
    const pressed = spyOn(document, 'querySelector').mockReturnValue(document.body)
    fireEvent.blur(field('I agree'))
    pressed.mockRestore()
    expect(screen.queryByText('Please agree')).toBeNull()
    fireEvent.mouseUp(document.body)
    expect(await screen.findByText('Please agree')).toBeDefined()
  })

  test('a server message stays until its field is changed', async () => {
    const { screen, field } = open(() => {}, { notes: 'Too cold' })
    expect(screen.getByText('Too cold')).toBeDefined()
    await userEvent.type(field(/^Name/), 'C')
    expect(screen.getByText('Too cold')).toBeDefined()
    await userEvent.type(field('Notes'), 'W')
    expect(screen.queryByText('Too cold')).toBeNull()
  })
})

test('a pending submit button says so, keeps the focus and submits once', async () => {
  let sent = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const { screen, field, send } = open(() => {
    sent += 1
    return promise
  })
  await userEvent.type(field(/^Name/), 'Cara')
  await userEvent.click(field('I agree'))
  await send()
  const button = screen.getByRole('button', { name: 'Sending...' })
  expect([document.activeElement === button, button.getAttribute('aria-disabled')]).toEqual([true, 'true'])
  fireEvent.submit(screen.getByRole('form', { name: 'Order' }))
  resolve()
  await screen.findByRole('button', { name: 'Send' })
  expect(sent).toBe(1)
  await send()
  expect(sent).toBe(2)
})

test("a scripted form prevents the browser's submit and stops the event", async () => {
  let heard = 0
  const hear = () => {
    heard += 1
  }
  const screen = renderPage(
    <div onSubmit={hear}>
      <Order onSend={() => {}} />
    </div>,
  )
  const form = screen.getByRole('form', { name: 'Order' })
  const submit = createEvent.submit(form)
  fireEvent(form, submit)
  expect([submit.defaultPrevented, form.hasAttribute('novalidate'), heard]).toEqual([true, true, 0])
  expect(form.querySelectorAll('button[hidden]')).toHaveLength(0)
  expect(await screen.findByText('Please agree')).toBeDefined()
})

describe('before scripts have come', () => {
  const html = (props: Omit<OrderProps, 'onSend'>) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Order onSend={() => {}} {...props} />)
    const [form, send] = [page.querySelector('form'), page.querySelector('button:not([hidden])')]
    return { form, send, hidden: page.querySelectorAll('button[hidden]').length }
  }

  test('a form without scripts has an action with files, and Enter presses its submit button', () => {
    const { form, send, hidden } = html({ action: '/apply/abc', isNative: true })
    expect(['action', 'method', 'enctype'].map((name) => form?.getAttribute(name))).toEqual([
      '/apply/abc',
      'post',
      'multipart/form-data',
    ])
    expect([send?.hasAttribute('disabled'), hidden]).toEqual([false, 1])
  })

  test('a form that needs scripts is disabled until they load', () => {
    const { form, send, hidden } = html({})
    expect([form?.hasAttribute('action'), send?.hasAttribute('disabled'), hidden]).toEqual([false, true, 0])
  })
})
