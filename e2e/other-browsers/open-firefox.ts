import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyActions, type OtherBrowser } from './other-browser.ts'

interface Answer {
  id: number
  type: 'success' | 'error'
  message?: string
  result: unknown
}

/** Debian's Firefox ESR, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'goodword-firefox-'))
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
    if (type === 'error') throw new Error(message)
    return result as T
  }
  type Session = { capabilities: { browserName: string; browserVersion: string } }
  const { capabilities } = await call<Session>('session.new', { capabilities: {} })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  type Evaluated = { result: { value?: string }; exceptionDetails?: { text: string } }
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async goto(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(body) {
      const expression = `(async () => JSON.stringify((await (async () => {${body}})()) ?? null))()`
      const asked = { expression, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = await call<Evaluated>('script.evaluate', asked)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value ?? 'null')
    },
    async press(keys) {
      await call('input.performActions', { context, actions: keyActions(keys) })
    },
    async chooseFile(path) {
      const expression = `document.querySelector('input[type=file]')`
      const asked = { expression, target: { context }, awaitPromise: false }
      const { result } = await call<{ result: { sharedId: string } }>('script.evaluate', asked)
      await call('input.setFiles', { context, element: { sharedId: result.sharedId }, files: [path] })
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
