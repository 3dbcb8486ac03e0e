import { plugin } from 'bun'

// Dates are printed in the reader's time zone: here in one, wherever the tests run.
process.env.TZ = 'UTC'

/**
 * Preloaded by `bun test` (bunfig.toml at the root, so run it there: `bun test mfe-apply`). A component's test,
 * `*.test.tsx`, gets a document before any of its imports is evaluated: an import in the test itself would come too
 * late, Bun evaluates CommonJS modules first. Tests of the server are run on their own (`bun test backend`).
 */
plugin({
  name: 'a document for components',
  setup(build) {
    build.onLoad({ filter: /\.test\.tsx$/ }, async ({ path }) => {
      refuseBoth('components')
      await giveDocument()
      return { contents: await Bun.file(path).text(), loader: 'tsx' }
    })
    build.onLoad({ filter: /\/backend\/.+\.test\.ts$/ }, async ({ path }) => {
      refuseBoth('server')
      return { contents: await Bun.file(path).text(), loader: 'ts' }
    })
  },
})

const tested = new Set<'components' | 'server'>()

/**
 * With a document around it the server seems to lose letters and requests.
 * @throws Error with what to do, where one run tests both
 */
function refuseBoth(what: 'components' | 'server'): void {
  if (tested.add(what).size === 2)
    throw new Error('Please test the front end and the server apart: bun test mfe-hiring, then bun test backend.')
}

/**
 * Milliseconds that `waitFor` and `find…` wait at most: a busy machine takes its time, and what comes ends the wait at once.
 * Who only wants to see a test fail says less.
 */
const { WAIT_AT_MOST = '10000' } = process.env

async function giveDocument(): Promise<void> {
  const { GlobalRegistrator } = await import('@happy-dom/global-registrator')
  if (GlobalRegistrator.isRegistered) return
  // The network stays Bun's own: other tests of the same run start servers and ask them.
  const { fetch, Headers, Request, Response, AbortController, AbortSignal } = globalThis
  GlobalRegistrator.register({ url: 'http://localhost:3000/' })
  Object.assign(globalThis, { fetch, Headers, Request, Response, AbortController, AbortSignal })
  const { Element, Node } = globalThis as unknown as Record<'Element' | 'Node', { prototype: object }>
  // Nothing is laid out, so nothing moves: a dialog is there, or it is not.
  Reflect.deleteProperty(Element.prototype, 'animate')
  showDialogs()
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: Number(WAIT_AT_MOST) })
  // A failed expectation prints what it got: of an element its tag and text, not the whole document with React's inside.
  Object.assign(Node.prototype, { [Symbol.for('nodejs.util.inspect.custom')]: describeNode })
}

/**
 * Tabster hides what is behind a dialog. This document tells it of a new dialog late, on a busy machine after the focus has gone
 * there, and then it hides the dialog itself until the focus moves again. No browser does that.
 */
function showDialogs(): void {
  const { prototype } = (globalThis as unknown as { Element: { prototype: Attributes } }).Element
  const { setAttribute } = prototype
  prototype.setAttribute = function (name, value) {
    if (name !== 'aria-hidden' || !this.getAttribute('role')?.endsWith('dialog')) setAttribute.call(this, name, value)
  }
}
interface Attributes {
  getAttribute(name: string): string | null
  setAttribute(this: Attributes, name: string, value: string): void
}

function describeNode(this: { nodeName: string; textContent: string | null }): string {
  return `<${this.nodeName.toLowerCase()}> ${this.textContent?.slice(0, 200)}`
}
