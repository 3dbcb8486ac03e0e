import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Notes } from './notes.tsx'

const api = startApi()
afterEach(() => {
  cleanup()
  api.forget()
})
afterAll(() => api.stop())

const ID = '01a22623-d27d-7934-a6f7-10207940d4f9'
const ADD = 'POST /api/applications/mentioning/notes'
const member = (name: string, userId: string) => ({
  userId,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@aurora.example`,
  role: 'manager',
  since: '2026-03-05T12:00:00.000Z',
  isMe: false,
  jobs: 0,
})

function open() {
  api.answer('GET /api/company/members', {
    members: [member('Ingrid Solberg', 'u1'), member('Erik Haugen', ID)],
    invitations: [],
  })
  const notes = <Notes applicationId="mentioning" notes={[]} fieldRef={createRef()} />
  const screen = renderPage(notes, { answer: read })
  return { screen, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for your company' }) }
}

describe('a mention in a note', () => {
  test('is chosen by keys and sent as an id', async () => {
    const { screen, field } = open()
    api.answer(ADD, {
      id: 'n1',
      text: '',
      mentions: [],
      author: '',
      isMine: true,
      createdAt: '2026-03-05T12:00:00.000Z',
    })
    await userEvent.type(field, 'Ask @')
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Ingrid Solbergingrid@aurora.example',
      'Erik Haugenerik@aurora.example',
    ])
    await userEvent.keyboard('{ArrowDown}')
    const active = field.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(field.value).toBe('Ask @Erik Haugen ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.type(field, 'about rye')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await screen.findByRole('button', { name: 'Add note' })
    expect(api.sent(ADD)).toEqual([{ text: `Ask @{${ID}} about rye` }])
  })

  test('of who left meanwhile is refused, and then a word like others', async () => {
    const { screen, field } = open()
    const detail = 'Somebody mentioned here is not in your company. Please remove that mention.'
    await userEvent.type(field, '@er')
    await screen.findByRole('option')
    await userEvent.keyboard('{Enter}')
    const add = () => userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    api.answer(ADD, { title: 'Bad', status: 400, detail }, 400)
    api.answer('GET /api/company/members', { members: [member('Ingrid Solberg', 'u1')], invitations: [] })
    await add()
    await screen.findByText(detail)
    await screen.findByRole('button', { name: 'Add note' })
    await add()
    const before = `@{${ID}} `
    await waitFor(() => expect(api.sent(ADD)).toEqual([{ text: before }, { text: '@Erik Haugen ' }]))
    await screen.findByRole('button', { name: 'Add note' })
    await userEvent.clear(field)
  })

  test('Escape closes the list and keeps the field, and a refusal keeps the words', async () => {
    const { screen, field } = open()
    const detail = 'Somebody mentioned here is not in your company. Please remove that mention.'
    api.answer(ADD, { title: 'Bad', status: 400, detail }, 400)
    await userEvent.type(field, '@er')
    await screen.findByRole('option')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(field)
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    await screen.findByText(detail)
    expect(field.value).toBe('@er')
    await userEvent.clear(field)
  })
})
