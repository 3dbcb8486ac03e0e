import GithubSlugger from 'github-slugger'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The anchors that GitHub gives to the headings of a page, in their order; the second of two alike ends in `-1`. */
export function anchorsOf(markdown: string): string[] {
  const slugger = new GithubSlugger()
  const anchors: string[] = []
  visit(fromMarkdown(markdown), 'heading', (heading) => void anchors.push(slugger.slug(textOf(heading))))
  return anchors
}
