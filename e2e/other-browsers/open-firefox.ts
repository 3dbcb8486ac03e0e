import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenBrowser } from './other-browser.ts'

/**
 * Without the first, what is on this machine is asked past the proxy. Motion is reduced, as in the other journeys.
 */
const PREFERENCES = `user_pref('network.proxy.allow_hijacking_localhost', true);
user_pref('ui.prefersReducedMotion', 1);
`

interface Answer {
  id: number
  type: 'success' | 'error'
  message?: string
  result: unknown
}

/** Debian's Firefox ESR, by WebDriver BiDi, which it speaks itself. */
export const openFirefox: OpenBrowser = async ({ proxy }) => {
  const profile = await mkdtemp(join(tmpdir(), 'goodword-firefox-'))
  await Bun.write(join(profile, 'user.js'), PREFERENCES)
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = Bun.spawn(['firefox-esr', ...options], { stdout: 'ignore', stderr: 'pipe' })
  const socket = new WebSocket(`${await listeningAt(child.stderr)}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
  })
  let last = 0
  async function call<T>(method: string, params: object): Promise<T> {
    const id = ++last
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { type, message, result } = await promise
    waiting.delete(id)
    if (type === 'error') throw new Error(message)
    return result as T
  }
  type Session = { capabilities: { browserName: string; browserVersion: string } }
  const asked = { alwaysMatch: { proxy: { proxyType: 'manual', httpProxy: proxy } } }
  const { capabilities } = await call<Session>('session.new', { capabilities: asked })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  // Without it the page has no focus to give, and none of its elements hears of any.
  await call('browsingContext.activate', { context })
  type Evaluated<T> = { result: T; exceptionDetails?: { text: string } }
  async function evaluate<T>(expression: string): Promise<T> {
    const asked = { expression, target: { context }, awaitPromise: false }
    const { result, exceptionDetails } = await call<Evaluated<T>>('script.evaluate', asked)
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async navigate(url) {
      await call('browsingContext.navigate', { context, url, wait: 'none' })
    },
    async evaluate(body) {
      const expression = `JSON.stringify((() => {${body}})() ?? null)`
      return JSON.parse((await evaluate<{ value: string }>(expression)).value)
    },
    async perform(actions) {
      await call('input.performActions', { context, actions })
    },
    async chooseFiles(nth, files) {
      const element = await evaluate(`document.querySelectorAll('input[type=file]')[${nth}]`)
      await call('input.setFiles', { context, element, files })
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async screenshot() {
      return Buffer.from(
        (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        'base64',
      )
    },
    async close() {
      socket.close()
      child.kill()
      await child.exited
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function listeningAt(output: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of output) {
    text += decoder.decode(chunk, { stream: true })
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(text) ?? []
    if (address) return address
  }
  throw new Error(`Firefox ended: ${text}`)
}
