import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { MARA } from '@goodword/contract/test/people'
import { fillIn } from '@goodword/shared-ui/testing/fill-in.ts'
import { renderPage } from '@goodword/shared-ui/testing/render-page.tsx'
import { startApi } from '@goodword/shared-ui/testing/start-api.ts'
import { WatchToast } from '@goodword/shared-ui/testing/watch-toast.tsx'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PostJobPage } from '../post-job/post-job-page.tsx'

const api = startApi()
const UPLOAD = 'POST /api/objects/upload'
const ATTACH = 'PUT /api/company-logos'
const STORE = 'PUT /store/logo'

beforeEach(() => {
  api.answer(UPLOAD, { uploadURL: `${api.url}store/logo?signed` })
  api.answer(STORE)
  api.answer(ATTACH, { objectPath: '/api/company-logos/1' })
})
afterEach(() => {
  cleanup()
  api.forget()
  localStorage.clear()
})
afterAll(() => api.stop())

function open() {
  const screen = renderPage(
    <>
      <PostJobPage user={MARA} />
      <WatchToast />
    </>,
    { path: '/post-job', replies: { '/api/company': null, '/api/company/templates': [] } },
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('The form has no place for a logo.')
  return { screen, input, toast: () => screen.getByTestId('toast').textContent }
}
const png = (name: string, size = 100) => new File([new Uint8Array(size)], name, { type: 'image/png' })

describe('the logo of a job', () => {
  test("a job's logo is sent to the store and checked by the server", async () => {
    const { screen, input, toast } = open()
    await userEvent.upload(input, png('logo.png'))
    await waitFor(() => expect(toast()).toBe('Logo uploaded successfully!'))
    expect(api.stored).toEqual([STORE])
    expect(screen.getByText('logo.png')).toBeDefined()
    expect(screen.getByText('Logo ready')).toBeDefined()
    expect(api.calls.map(({ call, query }) => [call, query])).toEqual([
      [UPLOAD, { slot: 'logo', type: 'image/png', size: '100' }],
      [ATTACH, {}],
    ])
    expect(api.sent(ATTACH)).toEqual([{ logoURL: `${api.url}store/logo?signed` }])
  })

  test.each([
    ['LOGO.PNG', 'image/png'],
    ['logo.jpg', 'image/jpeg'],
    ['logo.jpeg', 'image/jpeg'],
  ])('the logo %s is sent as %s by its name', async (name, type) => {
    const { input, toast } = open()
    await userEvent.upload(input, new File(['x'], name), { applyAccept: false })
    await waitFor(() => expect(toast()).toBe('Logo uploaded successfully!'))
    expect(api.calls[0]?.query.type).toBe(type)
  })

  test.each([
    ['a byte more than 2 MB', [png('large.png', 2_097_153)], 'large.png is larger than 2 MB.'],
    ['more than one file', [png('1.png'), png('2.png')], 'Please choose at most 1 file.'],
    [
      'another kind of file',
      [png('logo.gif')],
      'logo.gif is not of a type we accept here. Please choose PNG, JPG or JPEG.',
    ],
  ])('a logo upload of %s is refused before anything is sent', async (_, files, message) => {
    const { screen, input } = open()
    fireEvent.change(input, { target: { files } })
    expect(await screen.findByText(message)).toBeDefined()
    expect(api.calls).toEqual([])
  })

  test('a refused second logo keeps the first without calling it ready', async () => {
    const { screen, input } = open()
    await userEvent.upload(input, png('logo.png'))
    await screen.findByText('Logo ready')
    fireEvent.change(input, { target: { files: [png('logo.gif')] } })
    await screen.findByText(/^logo.gif is not of a type we accept here/)
    expect([screen.queryByText('Logo ready'), screen.getByText('logo.png').tagName]).toEqual([null, 'SPAN'])
  })

  test('a logo of exactly 2 MB is accepted', async () => {
    const { screen, input, toast } = open()
    expect(screen.getByText('PNG or JPG, up to 2 MB')).toBeDefined()
    await userEvent.upload(input, png('logo.png', 2_097_152))
    await waitFor(() => expect(toast()).toBe('Logo uploaded successfully!'))
  })

  test("a failed logo upload says so, with the server's reason if there is one", async () => {
    const { screen, input, toast } = open()
    api.answer(UPLOAD, '', 500)
    await userEvent.upload(input, png('logo.png'))
    await waitFor(() => expect(toast()).toBe('Upload error / Logo upload failed. Please try again.'))
    expect(screen.getByText('Logo upload failed. Please try again.')).toBeDefined()
    api.answer(UPLOAD, { uploadURL: `${api.url}store/logo` })
    api.answer(ATTACH, { detail: 'This is not a picture.' }, 400)
    await userEvent.upload(input, png('logo.png'))
    expect(await screen.findByText('logo.png: This is not a picture.')).toBeDefined()
    api.answer(STORE, '', 403)
    await userEvent.upload(input, png('logo.png'))
    expect(await screen.findByText('Logo upload failed. Please try again.')).toBeDefined()
    expect(screen.queryByText('Logo ready')).toBeNull()
  })

  async function postedLogo({ screen }: ReturnType<typeof open>) {
    api.answer('POST /api/jobs', {}, 201)
    for (const [label, text] of [
      [/^Company Name/, 'Crumb'],
      [/^Job Title/, 'Baker'],
      [/^Location/, 'Lisbon'],
      [/^Job Description/, 'x'.repeat(50)],
      [/^Requirements/, 'y'.repeat(30)],
    ] as const) {
      fillIn(screen.getByLabelText(label), text)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/hiring-dashboard'))
    return (api.sent('POST /api/jobs')[0] as { companyLogo: unknown }).companyLogo
  }

  test('the job is posted with the path the server gave the logo', async () => {
    const opened = open()
    await userEvent.upload(opened.input, png('logo.png'))
    expect(await opened.screen.findByText('Logo ready')).toBeDefined()
    expect(await postedLogo(opened)).toBe('/api/company-logos/1')
  })

  test('a removed logo is not posted', async () => {
    const opened = open()
    await userEvent.upload(opened.input, png('logo.png'))
    await userEvent.click(await opened.screen.findByRole('button', { name: /^Remove/ }))
    expect(opened.screen.queryByText('Logo ready')).toBeNull()
    expect(await postedLogo(opened)).toBeNull()
  })
})
