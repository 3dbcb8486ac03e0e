import { join } from 'node:path'

const ROOT = `${join(import.meta.dir, '../../..')}/`
/** `at name (place:line:column)` or `at place:line:column`, and nothing that an address or a sentence could pass for. */
const FRAME =
  /^\s+at (?:(?<name>[\w$.<>#[\]\s]+) \()?(?<place>(?:\/\w|file:|native|node:|bun:|internal:)[^\s()]*:\d+:\d+)\)?$/

/** Where an error was thrown, innermost first: `function (file:line:column)`, files as they are in the repository. */
export function framesOf({ message, stack = '' }: Error): string[] {
  // The stack begins with the message, which may hold anything, also lines that look like a frame.
  const at = stack.indexOf(message)
  const lines = stack.slice(at < 0 ? 0 : at + message.length).split('\n')
  return lines.flatMap((line) => {
    const { name, place } = FRAME.exec(line)?.groups ?? {}
    if (!place) return []
    return name ? `${name} (${shortened(place)})` : shortened(place)
  })
}

/** Without the machine's folders, and without the package manager's. */
function shortened(place: string): string {
  return place
    .replace('file://', '')
    .replace(ROOT, '')
    .replace(/^.*\/node_modules\//, 'node_modules/')
}
