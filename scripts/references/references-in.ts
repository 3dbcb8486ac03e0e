import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'

/**
 * `link`: relative to the page it stands on. `page`: a page of docs/, from the root, with or without an anchor. `file`:
 * the path of a source file, or its end. `number`: a rule, record or section named by its number alone.
 */
export interface Reference {
  kind: 'link' | 'page' | 'file' | 'number'
  target: string
  /** Counted from 1. */
  line: number
}

/** A page's path is complete: `docs/decisions/...`, with what follows the # where there is one. */
const PAGE = /(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g
/** Not a pattern of several files, nor a part of an address or of a name with a placeholder. */
const FILE = /(?<![\w.*/<>{}:@#$[\]-])[\w-][\w./-]*\.(?:ts|tsx|md)(?![\w*{-]|\.\w)/g
const NUMBER = /\b(?:decision|record|fault)s? \d+|\bspec(?:ification)? sections? \d+|\bsections? \d+ of the spec/gi
/** Where a comment starts a line, or follows code; a string with a web address is none. */
const COMMENT = /^\s*\/\*\*?\s[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

/**
 * What a file of the repository refers to: a page by its links, code spans and words, any other by comments and words.
 */
export function referencesIn(path: string, text: string): Reference[] {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  const found = (kind: Reference['kind'], pattern: RegExp, within = text, from = 0): Reference[] =>
    [...within.matchAll(pattern)].map((match) => ({ kind, target: match[0], line: lineAt(from + match.index) }))
  const everywhere = [...found('page', PAGE), ...found('number', NUMBER)]
  if (path.endsWith('.md')) return [...everywhere, ...inMarkdown(text)]
  if (!/\.tsx?$/.test(path)) return everywhere
  const inComments = [...text.matchAll(COMMENT)].flatMap((comment) => found('file', FILE, comment[0], comment.index))
  return [...everywhere, ...inComments.filter(({ target }) => !target.startsWith('docs/'))]
}

function inMarkdown(text: string): Reference[] {
  const references: Reference[] = []
  visit(fromMarkdown(text), (node: Nodes) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      if (!/^[a-z]+:|^\/\//i.test(node.url)) references.push({ kind: 'link', target: node.url, line })
    }
    if (node.type === 'inlineCode') {
      const files = node.value.match(FILE) ?? []
      references.push(...files.map((target): Reference => ({ kind: 'file', target, line })))
    }
  })
  return references.filter(({ kind, target }) => kind !== 'file' || !target.startsWith('docs/'))
}
