import { keyActions, type OtherBrowser } from './other-browser.ts'

/** Below the ports that the system gives to outgoing connections. */
const PORT = 27_461

/** Debian's WebKitGTK, the engine of Safari, by its WebDriver, on a screen of its own. */
export async function openWebkit(): Promise<OtherBrowser> {
  const screen = Bun.spawn(['Xvfb', '-displayfd', '1', '-screen', '0', '1280x1024x24'], { stderr: 'ignore' })
  // It says its number when it is there.
  const { value } = await screen.stdout.getReader().read()
  const display = `:${new TextDecoder().decode(value).trim()}`
  const driver = Bun.spawn(['WebKitWebDriver', `--port=${PORT}`], {
    // As root its own sandbox has nothing to start from.
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(value.message || value.error)
    return value
  }
  while (!(await call('GET', '/status').catch(() => null))) await Bun.sleep(20)
  type Session = { sessionId: string; capabilities: { browserName: string; browserVersion: string } }
  const { sessionId, capabilities } = await call<Session>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  return {
    version: `WebKitGTK ${capabilities.browserVersion} (${capabilities.browserName})`,
    async goto(url) {
      await call('POST', `${session}/url`, { url })
    },
    async evaluate(body) {
      const script = `const [done] = arguments; (async () => {${body}})().then((value) => done(JSON.stringify(value ?? null)))`
      return JSON.parse(await call<string>('POST', `${session}/execute/async`, { script, args: [] }))
    },
    async press(keys) {
      await call('POST', `${session}/actions`, { actions: keyActions(keys) })
    },
    async chooseFile(path) {
      const found = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: 'input[type=file]',
      })
      await call('POST', `${session}/element/${Object.values(found)[0]}/value`, { text: path })
    },
    async close() {
      await call('DELETE', session)
      for (const child of [driver, screen]) {
        child.kill()
        await child.exited
      }
    },
  }
}
