import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.ts'
import { waitForPort } from '../../scripts/wait-for-port.ts'
import type { OpenBrowser } from './other-browser.ts'

/** Of an element, in WebDriver's replies. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE_MS = 60_000
/** The driver has been seen to leave a call without an answer, which is then named and, where it was a question, asked anew. */
const ANSWER_MS = 15_000
/** The buttons around the page would make the window wider than a phone. Motion is reduced, as in the other journeys. */
const LOOKS = {
  'gtk.css': '* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
}

/** Debian's WebKitGTK, the engine of Safari, by its WebDriver, on a screen of its own. */
export const openWebkit: OpenBrowser = async ({ proxy }) => {
  const configuration = await mkdtemp(join(tmpdir(), 'goodword-webkit-'))
  for (const [name, text] of Object.entries(LOOKS)) await Bun.write(join(configuration, 'gtk-3.0', name), text)
  const screen = Bun.spawn(['Xvfb', '-displayfd', '1', '-screen', '0', '1280x1024x24'], { stderr: 'ignore' })
  // It says its number when it is there.
  const { value } = await screen.stdout.getReader().read()
  const port = await freePort()
  const driver = Bun.spawn(['WebKitWebDriver', `--port=${port}`], {
    // As root its own sandbox has nothing to start from.
    env: {
      ...process.env,
      DISPLAY: `:${new TextDecoder().decode(value).trim()}`,
      XDG_CONFIG_HOME: configuration,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`WebKitWebDriver did not answer ${method} ${path}`, { cause })
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(value.message || value.error)
    return value
  }
  if (!(await waitForPort(port, PATIENCE_MS))) throw new Error('WebKitWebDriver does not answer.')
  type Session = { sessionId: string; capabilities: { browserName: string; browserVersion: string } }
  const asked = { pageLoadStrategy: 'none', proxy: { proxyType: 'manual', httpProxy: proxy } }
  const { sessionId, capabilities } = await call<Session>('POST', '/session', { capabilities: { alwaysMatch: asked } })
  const session = `/session/${sessionId}`
  return {
    version: `WebKitGTK ${capabilities.browserVersion} (${capabilities.browserName})`,
    async navigate(url) {
      await call('POST', `${session}/url`, { url })
    },
    async evaluate(body) {
      const script = `return JSON.stringify((() => {${body}})() ?? null)`
      return JSON.parse(await call<string>('POST', `${session}/execute/sync`, { script, args: [] }))
    },
    async perform(actions) {
      await call('POST', `${session}/actions`, { actions })
    },
    async chooseFiles(nth, paths) {
      const script = `return document.querySelectorAll('input[type=file]')[${nth}]`
      const element = await call<Record<string, string>>('POST', `${session}/execute/sync`, { script, args: [] })
      await call('POST', `${session}/element/${element[ELEMENT]}/value`, { text: paths.join('\n') })
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
    },
    async screenshot() {
      return Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64')
    },
    async close() {
      await call('DELETE', session)
      for (const child of [driver, screen]) {
        child.kill()
        await child.exited
      }
      await rm(configuration, { recursive: true, force: true })
    },
  }
}
