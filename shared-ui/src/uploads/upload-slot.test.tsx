import { afterEach, expect, test } from 'bun:test'
import { act, cleanup, createEvent, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../testing/render-page.tsx'
import { UploadFailure } from './upload-failure.ts'
import { UploadSlot } from './upload-slot.tsx'

afterEach(cleanup)

type Send = (files: File[], progress: (share: number) => void, signal: AbortSignal) => Promise<void>
const file = (name: string) => new File(['%PDF'], name)

function open(onFiles: Send = async () => {}, uploaded: string[] = []) {
  const slot = (
    <UploadSlot
      label="Papers"
      hint="PDF, up to 1 MB"
      button="Upload papers"
      maxFiles={3}
      maxBytes={1024 * 1024}
      extensions={['.pdf']}
      uploaded={uploaded}
      confirmation="Papers uploaded"
      tone="green"
      onFiles={onFiles}
      onRemove={() => {}}
    />
  )
  const screen = renderPage(slot)
  const input = screen.getByLabelText<HTMLInputElement>('Papers', { selector: 'input' })
  return { screen, input, pick: (...files: File[]) => userEvent.upload(input, files) }
}

/** A sending that goes on until the test ends it. */
function running() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let tell: (share: number) => void = () => {}
  let signal: AbortSignal | undefined
  const send: Send = (_, progress, given) => {
    tell = progress
    signal = given
    return promise
  }
  return { send, resolve, reject, progress: (share: number) => tell(share), isGivenUp: () => signal?.aborted }
}

test("the slot's button opens the file picker", () => {
  const { screen, input } = open()
  let opened = 0
  input.click = () => {
    opened += 1
  }
  const button = screen.getByRole('button', { name: 'Upload papers' })
  const click = createEvent.click(button)
  fireEvent(button, click)
  expect([opened, click.defaultPrevented]).toEqual([1, true])
})

test('the slot shows the progress of the named file', async () => {
  const { send, progress, resolve } = running()
  const { screen, pick } = open(send)
  await pick(file('cv.pdf'))
  const bar = await screen.findByRole('progressbar', { name: 'Uploading cv.pdf' })
  expect([bar.getAttribute('value'), screen.getByText('0%')]).toEqual(['0', expect.anything()])
  act(() => progress(0.5))
  expect(screen.getByText('50%')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Uploading cv.pdf' }).getAttribute('value')).toBe('0.5')
  resolve()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('the slot counts several files', async () => {
  const { send, resolve } = running()
  const { screen, pick } = open(send)
  await pick(file('1.pdf'), file('2.pdf'))
  expect(await screen.findByRole('progressbar', { name: 'Uploading 2 files' })).toBeDefined()
  resolve()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('a failed upload shows its message and request id until the next try', async () => {
  let send: Send = async () => {
    throw new UploadFailure('The store is closed.', 'request-7')
  }
  const { screen, pick } = open((...given) => send(...given))
  await pick(file('cv.pdf'))
  expect(await screen.findByText('The store is closed.')).toBeDefined()
  expect(await screen.findByText(/request-7/)).toBeDefined()
  send = async () => {}
  await pick(file('cv.pdf'))
  expect([screen.queryByText('The store is closed.'), screen.queryByText(/request-7/)]).toEqual([null, null])
})

test('a cancelled upload shows no failure', async () => {
  const { send, reject, isGivenUp } = running()
  const { screen, pick } = open(send)
  await pick(file('cv.pdf'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(isGivenUp()).toBe(true)
  reject(new UploadFailure('The store is closed.', undefined))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByText('The store is closed.')).toBeNull()
})

test('leaving the page cancels running uploads', async () => {
  const { send, isGivenUp } = running()
  const { pick } = open(send)
  await pick(file('cv.pdf'))
  cleanup()
  expect(isGivenUp()).toBe(true)
})

test('the same file can be picked again', async () => {
  const { input, pick } = open()
  await pick(file('cv.pdf'))
  expect(input.value).toBe('')
})

test('removing a file focuses the button that adds one', async () => {
  const { screen } = open(undefined, ['1.pdf', '2.pdf'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1.pdf' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another' }))
})
