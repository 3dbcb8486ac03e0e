import vm from 'node:vm'

/** A page as the front end gives it; the strings are checked by whoever reads them. */
export interface PageContext {
  /** Evaluates the shell's server part and the remote's. @throws Error what they throw */
  evaluate(parts: { name: string; shell: string; part: string }): void
  /** Opens pages of the remote, which may take until what is awaited is done. */
  open(pages: readonly string[]): void
  /** @returns JSON: the names of the pages that are open, or `{ error }` */
  opened(): string
  /**
   * @param input JSON: path, replies, page and so on
   * @returns a line of JSON and what it measures, in characters: `{ title, html, css }`, then the markup and the styles; or
   *   JSON: `{ error }`
   */
  render(input: string): string
}

/**
 * What a server part finds beside the language itself. React looks for a channel and an encoder when it is loaded, and
 * uses neither to render a page to a string. `ShadowRealm` would be a way to all that the engine offers.
 */
const SURROUNDINGS = `
for (const name of ['ShadowRealm', 'WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete globalThis[name]
globalThis.global = globalThis
globalThis.console = Object.fromEntries(['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => {}]))
globalThis.queueMicrotask = (task) => void Promise.resolve().then(task)
globalThis.MessageChannel = class { port1 = {}; port2 = { postMessage() {} } }
globalThis.TextEncoder = class { encode() { return new Uint8Array() } }
`

/** Lives in the context, so that only strings pass between it and our own code. */
const INSIDE = `(() => {
  'use strict'
  const { parse, stringify } = JSON
  const components = new Map()
  let shell, part, failure
  const evaluate = (factory, name, shared) => {
    const module = { exports: {} }
    factory(module, module.exports, (library) => {
      if (Object.hasOwn(shared, library)) return shared[library]
      throw new Error(name + ' asks for ' + library + ', which the shell does not share')
    })
    return module.exports
  }
  const told = (error) => stringify({ error: String(error), stack: String(error?.stack ?? '').slice(0, 4000) })
  return {
    shell(factory, name) { shell = evaluate(factory, name, {}) },
    part(factory, name) {
      part = evaluate(factory, name, shell.shared)
      shell.openTexts?.(part.texts).catch((error) => { failure = { error } })
    },
    open(page) {
      part.pages[page]?.().then(({ default: component }) => components.set(page, component), (error) => { failure = { error } })
    },
    opened: () => failure ? told(failure.error) : stringify({ pages: [...components.keys()] }),
    render(input) {
      try {
        const { html, css, title } = shell.render({ ...parse(input), component: components.get(parse(input).page) })
        return stringify({ title, html: html.length, css: css.length }) + '\\n' + html + css
      } catch (error) { return told(error) }
    },
  }
})()`

/**
 * Opens a place for foreign code: the language and nothing else. There is no \`process\`, no \`Bun\`, no \`fetch\`, no timer
 * and no \`require\`, and \`import()\` is refused. No object of ours gets in: through one of them all that we can do could
 * be reached.
 */
export function openPageContext(): PageContext {
  const context = vm.createContext(Object.create(null))
  const run = (code: string, filename: string) => vm.runInContext(code, context, { filename })
  run(SURROUNDINGS, 'surroundings')
  const inside = run(INSIDE, 'inside')
  const factory = (code: string, name: string) => run(`(function (module, exports, require) {${code}\n})`, name)
  return {
    evaluate({ name, shell, part }) {
      inside.shell(factory(shell, 'shell'), 'shell')
      inside.part(factory(part, name), name)
    },
    open(pages) {
      for (const page of pages) inside.open(page)
    },
    opened: () => String(inside.opened()),
    render: (input) => String(inside.render(input)),
  }
}
