import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { read } from '@goodword/contract/call'
import { colourOf } from '@goodword/shared-ui/testing/colour-of.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aLookup } from '../a-lookup.ts'
import { ApplyPage } from '../apply-page.tsx'

const api = startApi()
const OPEN = 'GET /api/referrals/token/abc'
const UPLOAD = 'POST /api/objects/upload'
const CHECK = 'POST /api/objects/check'
const STORE = 'PUT /store/1'
const MB = 1024 * 1024

beforeEach(() => {
  api.answer(OPEN, aLookup())
  api.answer(UPLOAD, { uploadURL: `${api.url}store/1?signed` })
  api.answer(STORE)
  api.answer(CHECK, { type: 'application/pdf', size: 8 })
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

async function open(label: string) {
  const name = new RegExp(`^${label}`)
  const screen = renderPage(
    <>
      <ApplyPage />
      <WatchToast />
    </>,
    { path: '/apply/abc', route: '/apply/:token', answer: read },
  )
  const group = await screen.findByRole('group', { name })
  const slot = within(group)
  return {
    screen,
    group,
    slot,
    input: slot.getByLabelText<HTMLInputElement>(name, { selector: 'input' }),
    toast: () => screen.getByTestId('toast').textContent,
  }
}
const file = (name: string, size = 8) => new File([new Uint8Array(size)], name)
const pick = (input: HTMLElement, files: File[]) => userEvent.upload(input, files, { applyAccept: false })

test.each([
  [
    'Resume',
    'Resume uploaded',
    'green',
    'Resume uploaded successfully! / Your resume has been attached to your application.',
  ],
  [
    'Portfolio',
    'Portfolio uploaded',
    'blue',
    'Portfolio uploaded successfully! / Your portfolio has been attached to your application.',
  ],
  [
    'Additional',
    '1 document uploaded',
    'purple',
    'Documents uploaded successfully! / 1 document(s) attached to your application.',
  ],
] as const)('an upload into %s is confirmed by "%s" in %s, and by a notification', async (name, line, colour, said) => {
  const { slot, input, toast } = await open(name)
  expect(slot.queryByText(line)).toBeNull()
  await pick(input, [file('cv.pdf')])
  await waitFor(() => expect(toast()).toBe(said))
  expect(api.stored).toEqual([STORE])
  expect(colourOf(slot.getByText(line))).toBe(colour)
  expect(slot.getByText('cv.pdf')).toBeDefined()
})

describe('what a slot takes', () => {
  test.each([
    ['Resume', 5 * MB, 5],
    ['Portfolio', 10 * MB, 10],
    ['Additional', 5 * MB, 5],
  ] as const)('the slot %s takes a file of %d bytes and refuses one byte more', async (name, limit, megabytes) => {
    const { slot, input, toast } = await open(name)
    await pick(input, [file('large.pdf', limit + 1)])
    expect(await slot.findByText(`large.pdf is larger than ${megabytes} MB.`)).toBeDefined()
    expect(api.sent(UPLOAD)).toEqual([])
    await pick(input, [file('fits.pdf', limit)])
    await waitFor(() => expect(toast()).toContain('uploaded successfully!'))
    expect(slot.queryByText(/is larger/)).toBeNull()
  })

  const TAKEN = {
    resume: ['.pdf', '.doc', '.docx'],
    portfolio: ['.pdf', '.zip', '.png', '.jpg', '.jpeg', '.webp', '.gif'],
    additional: ['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg', '.webp', '.zip'],
  }
  test.each([
    ['Resume', TAKEN.resume, 'cv.gif is not of a type we accept here. Please choose PDF, DOC or DOCX.'],
    [
      'Portfolio',
      TAKEN.portfolio,
      'cv.doc is not of a type we accept here. Please choose PDF, ZIP, PNG, JPG, JPEG, WEBP or GIF.',
    ],
    [
      'Additional',
      TAKEN.additional,
      'cv.gif is not of a type we accept here. Please choose PDF, DOC, DOCX, PNG, JPG, JPEG, WEBP or ZIP.',
    ],
  ] as const)('the slot %s takes only %j', async (name, extensions, message) => {
    const { slot, input } = await open(name)
    expect(input.accept.split(',').sort()).toEqual([...extensions].sort())
    await pick(input, [file(name === 'Portfolio' ? 'cv.doc' : 'cv.gif')])
    expect(await slot.findByText(message)).toBeDefined()
    expect(api.sent(UPLOAD)).toEqual([])
  })

  test.each(['Resume', 'Portfolio'])('the slot %s holds one file, a second replaces it', async (name) => {
    const { slot, input } = await open(name)
    expect(input.multiple).toBe(false)
    fireEvent.change(input, { target: { files: [file('1.pdf'), file('2.pdf')] } })
    expect(await slot.findByText('Please choose at most 1 file.')).toBeDefined()
    await pick(input, [file('1.pdf')])
    expect(await slot.findByText('1.pdf')).toBeDefined()
    expect(slot.getByRole('button', { name: 'Replace' })).toBeDefined()
    await pick(input, [file('2.pdf')])
    expect(await slot.findByText('2.pdf')).toBeDefined()
    expect(slot.queryByText('1.pdf')).toBeNull()
  })

  test('up to three additional documents add up, the fourth is refused', async () => {
    const { slot, input, toast } = await open('Additional')
    expect(input.multiple).toBe(true)
    await pick(
      input,
      ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => file(name)),
    )
    expect(await slot.findByText('Please choose at most 3 files.')).toBeDefined()
    await pick(input, [file('1.pdf'), file('2.pdf')])
    expect(await slot.findByText('2 documents uploaded')).toBeDefined()
    await pick(input, [file('3.pdf')])
    expect(await slot.findByText('3 documents uploaded')).toBeDefined()
    await waitFor(() =>
      expect(toast()).toBe('Documents uploaded successfully! / 3 document(s) attached to your application.'),
    )
    expect(slot.getByRole('button', { name: 'Add another' }).getAttribute('aria-disabled')).toBe('true')
    await pick(input, [file('4.pdf')])
    expect(await slot.findByText('There are 3 files already. Remove one to add another.')).toBeDefined()
    await userEvent.click(slot.getByRole('button', { name: 'Remove 2.pdf' }))
    expect(slot.queryByText(/There are 3 files/)).toBeNull()
    expect(slot.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1.pdfRemove', '3.pdfRemove'])
  })
})

test('an upload is granted by slot, type and size, and sent to the address the server returns', async () => {
  const { input, toast } = await open('Resume')
  await pick(input, [file('CV.DOC', 123)])
  await waitFor(() => expect(toast()).toContain('Resume uploaded'))
  expect(api.calls.filter(({ call }) => call === UPLOAD).map(({ query }) => query)).toEqual([
    { slot: 'resume', type: 'application/msword', size: '123', referralId: 'r1' },
  ])
})

test('a running upload blocks its slot, and cancelling restores the slot', async () => {
  const { slot, input, toast } = await open('Resume')
  api.hold(STORE)
  await pick(input, [file('cv.pdf')])
  expect(await slot.findByRole('progressbar', { name: 'Uploading cv.pdf' })).toBeDefined()
  expect(slot.getByRole('button', { name: 'Upload Resume' }).getAttribute('aria-disabled')).toBe('true')
  await pick(input, [file('other.pdf')])
  expect(api.sent(UPLOAD).length).toBe(1)
  await userEvent.click(await slot.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(slot.queryByRole('progressbar')).toBeNull())
  expect([slot.queryByText('Resume uploaded'), toast()]).toEqual([null, ''])
})

test.each([
  ['Resume', 'Resume upload failed. Please try again.'],
  ['Portfolio', 'Portfolio upload failed. Please try again.'],
  ['Additional', 'Documents upload failed. Please try again.'],
] as const)("a failed upload into %s says so, with the server's reason if there is one", async (name, failed) => {
  const { slot, input, toast } = await open(name)
  api.answer(STORE, '', 503)
  await pick(input, [file('cv.pdf')])
  await waitFor(() => expect(toast()).toBe(`Upload error / ${failed}`))
  expect(await slot.findByText(failed)).toBeDefined()
  api.answer(UPLOAD, { detail: 'That is enough for today.' }, 429)
  await pick(input, [file('cv.pdf')])
  expect(await slot.findByText('That is enough for today.')).toBeDefined()
})

test('a file the server refuses is not shown as uploaded, and the slot says why', async () => {
  const { slot, input, toast } = await open('Resume')
  const detail = 'This file is not of a type we accept here. Please choose PDF, DOC or DOCX.'
  api.answer(CHECK, { detail }, 400)
  await pick(input, [file('fake.pdf', 9)])
  expect(await slot.findByText(`fake.pdf: ${detail}`)).toBeDefined()
  expect(api.sent(CHECK)).toEqual([{ url: `${api.url}store/1`, slot: 'resume' }])
  expect(toast()).toBe('Upload error / Resume upload failed. Please try again.')
  expect([slot.queryByText('Resume uploaded'), slot.queryByText('fake.pdf')]).toEqual([null, null])
})

describe('after a reload', () => {
  async function reload(name: string) {
    cleanup()
    return open(name)
  }

  test('after a reload, uploaded files return once the server confirms them', async () => {
    const before = await open('Resume')
    await pick(before.input, [file('cv.pdf')])
    await before.slot.findByText('Resume uploaded')
    const letGo = api.hold(CHECK)
    const { slot } = await reload('Resume')
    expect(slot.queryByText('cv.pdf')).toBeNull()
    letGo()
    expect(await slot.findByText('cv.pdf')).toBeDefined()
    expect(slot.getByText('Resume uploaded')).toBeDefined()
  })

  test('after a reload, a file the server no longer accepts is dropped', async () => {
    const before = await open('Additional')
    await pick(before.input, [file('1.pdf'), file('2.pdf')])
    await before.slot.findByText('2 documents uploaded')
    api.answer(CHECK, { detail: 'This file was used already. Please upload it again.' }, 400)
    const asked = api.sent(CHECK).length
    const { slot } = await reload('Additional')
    await waitFor(() => expect(api.sent(CHECK).length).toBe(asked + 2))
    expect([slot.queryByText('1.pdf'), slot.queryByText('2 documents uploaded')]).toEqual([null, null])
  })

  test('after a reload without a server answer, all files return', async () => {
    const before = await open('Resume')
    await pick(before.input, [file('cv.pdf')])
    await before.slot.findByText('Resume uploaded')
    api.answer(CHECK, '', 503)
    expect(await (await reload('Resume')).slot.findByText('cv.pdf')).toBeDefined()
  })

  test('a file chosen during the reload check is kept', async () => {
    const before = await open('Resume')
    await pick(before.input, [file('cv.pdf')])
    await before.slot.findByText('Resume uploaded')
    const letGo = api.hold(CHECK)
    const { slot, input, toast } = await reload('Resume')
    api.answer(CHECK, { type: 'application/pdf', size: 8 })
    await pick(input, [file('newer.pdf')])
    await waitFor(() => expect(toast()).toContain('Resume uploaded'))
    letGo()
    await waitFor(() =>
      expect(slot.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['newer.pdfRemove']),
    )
  })
})

test('an upload after an expired visit reopens the link and asks to try again', async () => {
  const { slot, input } = await open('Resume')
  api.answer(UPLOAD, '', 401)
  await pick(input, [file('cv.pdf')])
  expect(
    await slot.findByText('Your visit had ended, so we opened your link again. Please try once more.'),
  ).toBeDefined()
  await waitFor(() => expect(api.sent(OPEN).length).toBe(2))
})

describe('without cookies', () => {
  const NEEDED =
    'Your browser keeps no cookie of this site, and without one we cannot take your application. Please allow cookies for this site, then reload this page.'

  test('an upload in a browser that blocks cookies says that they are needed, and not to try again', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
    try {
      const { slot, input, screen, toast } = await open('Resume')
      api.answer(UPLOAD, '', 401)
      await pick(input, [file('cv.pdf')])
      expect(await slot.findByText(NEEDED)).toBeDefined()
      expect([screen.getAllByText(NEEDED).length, toast(), slot.queryByText(/try/i)]).toEqual([1, '', null])
    } finally {
      Reflect.deleteProperty(document, 'cookie')
    }
  })

  test('an upload that is refused again after the link was opened again says that cookies are needed', async () => {
    const { slot, input } = await open('Resume')
    api.answer(UPLOAD, '', 401)
    await pick(input, [file('cv.pdf')])
    expect(await slot.findByText(/^Your visit had ended/)).toBeDefined()
    await pick(input, [file('cv.pdf')])
    expect(await slot.findByText(NEEDED)).toBeDefined()
  })
})

test('dropped files are accepted like picked files', async () => {
  const { group, slot } = await open('Resume')
  const zone = group.querySelector('[data-takes-files]') as HTMLElement
  const before = zone.className
  fireEvent.dragOver(zone)
  expect(zone.className).not.toBe(before)
  fireEvent.dragLeave(zone)
  expect(zone.className).toBe(before)
  fireEvent.dragOver(zone)
  fireEvent.drop(zone, { dataTransfer: { files: [file('cv.pdf')] } })
  expect(zone.className).toBe(before)
  expect(await slot.findByText('Resume uploaded')).toBeDefined()
})
