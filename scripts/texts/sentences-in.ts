import { parseSync } from '@swc/core'

/** A sentence in the code that is translated. */
export interface Sentence {
  /** Its English; of a sentence with a number, that for all other numbers. */
  source: string
  /** English for 1, where it has a number. */
  one?: string
}

/** Functions whose first argument is a sentence. */
const PLAIN = new Set(['t', 'said', 'saidWith'])
/** Functions whose second and third argument are the sentence for 1 and for all other numbers. */
const WITH_NUMBER = new Set(['tn', 'saidOf'])

/**
 * The sentences that a source file asks to be translated.
 * @param code of a `.ts` or `.tsx` file
 * @throws Error where a sentence with a number is not written out in the call: nobody could find it
 */
export function sentencesIn(code: string): Sentence[] {
  const found: Sentence[] = []
  visit(parseSync(code, { syntax: 'typescript', tsx: true, target: 'es2022' }), (node) => {
    if (node.type !== 'CallExpression') return
    const name = nameOf(node.callee as Node)
    const texts = ((node.arguments as { expression: Node }[]) ?? []).map(({ expression }) => textOf(expression))
    if (PLAIN.has(name) && texts[0] !== undefined) found.push({ source: texts[0] })
    if (!WITH_NUMBER.has(name)) return
    const [, one, source] = texts
    if (one === undefined || source === undefined)
      throw new Error(`A sentence of ${name}() is not written out in the call.`)
    found.push({ source, one })
  })
  return found
}

type Node = { type: string } & Record<string, unknown>

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see)
  else if (node !== null && typeof node === 'object') {
    if ('type' in node) see(node as Node)
    visit(Object.values(node), see)
  }
}

/** `t` of `t(…)` and of `texts.t(…)`. */
function nameOf(callee: Node): string {
  const named = (callee.type === 'MemberExpression' ? callee.property : callee) as Node
  return named.type === 'Identifier' ? String(named.value) : ''
}

/** The text of a string that is written out; undefined for anything else. */
function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value)
  const { quasis = [], expressions = [] } = node as unknown as {
    quasis?: { cooked: string }[]
    expressions?: unknown[]
  }
  return node.type === 'TemplateLiteral' && expressions.length === 0 ? quasis[0]?.cooked : undefined
}
