import { afterEach, beforeEach, expect, mock, spyOn, test } from 'bun:test'
import { putFile } from './put-file.ts'

/** A browser's request, as far as a store's answers go: none of happy-dom's says how far an upload is. */
class StandInRequest {
  static last: StandInRequest
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  opened: string[] = []
  sent: unknown
  status = 0
  timeout = 0
  onload = () => {}
  onerror = () => {}
  ontimeout = () => {}
  onabort = () => {}
  constructor() {
    StandInRequest.last = this
  }
  open(...how: string[]) {
    this.opened = how
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.onabort()
  }
}

const { XMLHttpRequest } = globalThis
let now = 5000
beforeEach(() => {
  now = 5000
  spyOn(performance, 'now').mockImplementation(() => now)
  Object.assign(globalThis, { XMLHttpRequest: StandInRequest })
})
afterEach(() => {
  mock.restore()
  Object.assign(globalThis, { XMLHttpRequest })
})

function put(type = 'application/pdf') {
  const file = new File(['%PDF'], 'cv.pdf')
  const shares: number[] = []
  const abort = new AbortController()
  const done = putFile('https://store.example/1', file, {
    type,
    onProgress: (share) => shares.push(share),
    signal: abort.signal,
  })
  return { file, shares, abort, request: StandInRequest.last, end: done.then(() => 'stored', String) }
}

test('a file is sent by PUT with its content type', async () => {
  const { file, request, end } = put()
  expect([request.opened, request.headers]).toEqual([
    ['PUT', 'https://store.example/1'],
    { 'content-type': 'application/pdf' },
  ])
  expect(request.sent).toBe(file)
  expect(put('').request.headers).toEqual({})
  request.status = 200
  request.onload()
  expect(await end).toBe('stored')
})

test.each([
  [199, 'Error: Upload refused 199'],
  [200, 'stored'],
  [299, 'stored'],
  [300, 'Error: Upload refused 300'],
  [403, 'Error: Upload refused 403'],
])('the upload answer %d means: %s', async (status, meant) => {
  const { request, end } = put()
  request.status = status
  request.onload()
  expect(await end).toBe(meant)
})

test('upload progress is reported when the size is known', () => {
  const { request, shares } = put()
  request.upload.onprogress?.({ loaded: 25, total: 100 })
  request.upload.onprogress?.({ loaded: 25, total: 0 })
  expect(shares).toEqual([0.25, 0])
})

test('an upload stalls after 20 seconds without progress', () => {
  const { request } = put()
  expect(request.timeout).toBe(20_000)
  now += 7000
  request.upload.onprogress?.({ loaded: 1, total: 2 })
  expect(request.timeout).toBe(27_000)
})

test.each([
  ['onerror', 0, 'Error: Upload unreachable'],
  ['onerror', 50, 'Error: Upload cut-off'],
  ['onerror', 100, 'Error: Upload unreachable'],
  ['ontimeout', 50, 'Error: Upload stalled'],
] as const)('the upload event %s after %d percent is reported as: %s', async (how, loaded, words) => {
  const { request, end } = put()
  request.upload.onprogress?.({ loaded, total: 100 })
  request[how]()
  expect(await end).toBe(words)
})

test('a cancelled upload ends as cancelled and starts nothing afterwards', async () => {
  const { abort, end } = put()
  abort.abort()
  expect(await end).toBe('AbortError: Upload cancelled')
  const options = { type: '', onProgress: () => {}, signal: abort.signal }
  expect(putFile('https://store.example/2', new File([], 'cv.pdf'), options)).rejects.toThrow()
  expect(StandInRequest.last.opened).toEqual(['PUT', 'https://store.example/1'])
})
