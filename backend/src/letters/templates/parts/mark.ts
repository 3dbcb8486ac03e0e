import { readFileSync } from 'node:fs'

/** The brand's mark, which every letter carries along: no reader has to load anything to see it. PNG, 64 by 64 pixels. */
export const MARK = readFileSync(new URL('./mark.png', import.meta.url))

/** By which the HTML of a letter names it (RFC 2392). */
export const MARK_ID = 'mark@goodword'

/** HTML of a letter for a page, which carries no pictures along. */
export function withMarkInside(html: string): string {
  return html.replaceAll(`cid:${MARK_ID}`, `data:image/png;base64,${MARK.toString('base64')}`)
}
