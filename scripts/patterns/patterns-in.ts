import { parseSync } from '@swc/core'

/** What of a file's sources decides how long a text is matched. */
interface Patterns {
  literals: RegExp[]
  /** Calls by which zod makes schemas with expressions of its own: `uuid`, `iso.datetime`. */
  formats: string[]
  /** Whether an expression is put together at run time: nobody knows it before. */
  isBuilt: boolean
}

/** The regular expressions of a source file. @param source TypeScript @param tsx whether it has JSX */
export function patternsIn(source: string, tsx: boolean): Patterns {
  const found: Patterns = { literals: [], formats: [], isBuilt: false }
  visit(parseSync(source, { syntax: 'typescript', tsx }), (node) => {
    if (node.type === 'RegExpLiteral') found.literals.push(new RegExp(String(node.pattern), String(node.flags)))
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const callee = nameOf(node.callee)
      if (callee === 'RegExp') found.isBuilt = true
      if (callee?.startsWith('z.')) found.formats.push(callee.slice(2))
    }
  })
  return found
}

type Node = Record<string, unknown>

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) look(value as Node)
  for (const child of Object.values(value)) visit(child, look)
}

/** `z.iso.datetime` of a chain of names; undefined for anything else that is called. */
function nameOf(callee: unknown): string | undefined {
  const { type, value, object, property } = callee as Node
  if (type === 'Identifier') return String(value)
  if (type !== 'MemberExpression') return undefined
  const [left, right] = [nameOf(object), nameOf(property)]
  return left && right && `${left}.${right}`
}
