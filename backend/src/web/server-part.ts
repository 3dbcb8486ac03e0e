import { readFile } from 'node:fs/promises'
import vm from 'node:vm'

/** What a server part may `require`: what it is handed, by name, and nothing else. */
export type Shared = Record<string, unknown>

/**
 * Evaluates the server part of a built room: one CommonJS file.
 * @param shared what `require` answers, the mirror of what federation shares in the browser
 * @returns its exports, or null where the build has no such file
 * @throws Error when it asks for a library it is not handed
 */
export async function loadServerPart<Exports>(file: string, shared: Shared): Promise<Exports | null> {
  const code = await readFile(file, 'utf8').catch(() => null)
  if (code === null) return null
  const run = vm.runInThisContext(`(function (module, exports, require) {${code}\n})`, { filename: file })
  const module = { exports: {} as Exports }
  run(module, module.exports, (name: string) => {
    if (name in shared) return shared[name]
    throw new Error(`${file} asks for ${name}, which the shell does not share`)
  })
  return module.exports
}
