import { createHash } from 'node:crypto'

/** What a page's policy lets run and apply beside the files of our own origin (`script-src` and `style-src`). */
export interface PolicySources {
  scripts: readonly string[]
  styles: readonly string[]
}

/** For a page of one reply: what carries that reply's nonce. */
export function nonceSources(nonce: string): PolicySources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/** Of an empty style: Griffel adds those, and its rules by script, as they are needed. */
const EMPTY = hashOf('')

/**
 * For a page whose bytes go to many: exactly these texts, whoever writes what beside them.
 * @param scripts the code of each script that is printed into the page
 * @param markup HTML of ours: its styles, and nothing else of it
 */
export function hashSources(scripts: readonly string[], ...markup: string[]): PolicySources {
  const styles = markup.flatMap(stylesIn)
  return { scripts: [...new Set(scripts.map(hashOf))], styles: [...new Set([EMPTY, ...styles.map(hashOf)])] }
}

function stylesIn(html: string): string[] {
  const [, ...each] = html.split('<style')
  return each.map((style) => style.slice(style.indexOf('>') + 1, style.indexOf('</style>')))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
