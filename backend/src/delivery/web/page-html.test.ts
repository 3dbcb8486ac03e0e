import { expect, test } from 'bun:test'
import { aRelease } from '../../../test/a-release.ts'
import { pageHtml } from './page-html.ts'

const MARKUP = `"'><script>theirs()</script><b x='&#39;`

test("a release's values cannot leave their attribute", () => {
  const release = aRelease('mfe-apply', 'one', {
    ...{ entry: `/${MARKUP}`, door: [`/door${MARKUP}`], pages: { apply: [MARKUP] } },
    integrity: { [`/${MARKUP}`]: MARKUP },
  })
  const shell = {
    version: 'one',
    offers: {},
    scripts: [`/shell${MARKUP}`],
    texts: {},
    inline: [],
    afterWords: [],
    css: '',
    routes: [],
  }
  const html = pageHtml({
    ...{ shell, registry: { 'mfe-apply': { current: release, fallback: undefined } } },
    ...{
      routes: [],
      preload: { remote: 'mfe-apply', page: 'apply' },
      nonce: 'nonce',
      theme: undefined,
      language: 'en',
      hasDisplayFont: false,
    },
    ...{ indexed: false, appUrl: '', replies: {}, refused: {}, rendered: null },
  })
  const tags: string[] = []
  const scripts: (string | null)[][] = []
  const reader = new HTMLRewriter().on('*', {
    element(element) {
      tags.push(element.tagName)
      if (element.tagName === 'script') scripts.push(['src', 'data-then'].map((name) => element.getAttribute(name)))
    },
  })
  reader.transform(html)
  expect(tags).not.toContain('b')
  const addressed = scripts.filter(([src]) => src)
  expect(addressed.map(([src]) => text(src))).toEqual([`/shell${MARKUP}`, `/${MARKUP}`])
  expect(JSON.parse(addressed[1]?.[1] ?? '')).toEqual([
    [`/door${MARKUP}`, ''],
    [MARKUP, ''],
  ])
})

/** What a browser makes of an attribute that `Bun.escapeHTML` has written. */
function text(attribute: string | null | undefined): string {
  const signs: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
  return (attribute ?? '').replace(/&[^;]+;/g, (sign) => signs[sign] ?? sign)
}
