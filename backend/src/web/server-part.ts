import vm from 'node:vm'
import { withinTime } from './within-time.ts'

/** What a server part may `require`: what it is handed, by name, and nothing else. */
export type Shared = Record<string, unknown>

/** A page's component, as React takes it. */
type Component = unknown

/** Milliseconds that evaluating a server part may take; it is some hundred. */
const LOAD_MS = 2000

/**
 * Evaluates the server part of a built room: one CommonJS file.
 * @param name names it in stack traces
 * @param shared what `require` answers, the mirror of what federation shares in the browser
 * @throws Error when it asks for a library it is not handed, or takes too long
 */
export function evaluateServerPart<Exports>(code: string, name: string, shared: Shared): Exports {
  const run = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, { filename: name })
  const module = { exports: {} as Exports }
  const require = (library: string) => {
    if (library in shared) return shared[library]
    throw new Error(`${name} asks for ${library}, which the shell does not share`)
  }
  withinTime(LOAD_MS, () => run(module, module.exports, require))
  return module.exports
}

/**
 * Evaluates the server part of a remote, and opens its pages.
 * @param pages names of those that are rendered
 * @returns their components, by name; a page that is not there at once is left out
 * @throws Error when it cannot be evaluated
 */
export function evaluatePages(
  code: string,
  name: string,
  shared: Shared,
  pages: readonly string[],
): Map<string, Component> {
  type Exports = { pages: Record<string, () => Promise<{ default: Component }>> }
  const part = evaluateServerPart<Exports>(code, name, shared)
  const components = new Map<string, Component>()
  let failure: { error: unknown } | undefined
  withinTime(LOAD_MS, () => {
    for (const page of pages) {
      part.pages[page]?.().then(
        (opened) => components.set(page, opened.default),
        (error) => {
          failure = { error }
        },
      )
    }
  })
  if (failure) throw failure.error
  return components
}
