import type { createDOMRenderer } from '@griffel/react'

type Renderer = ReturnType<typeof createDOMRenderer>

/**
 * Tells Griffel which rules the server has sent: they stand a line each (server.tsx). Left to itself it parses all of
 * them once more, a tenth of a second on a slow phone; when its provider looks, there is nothing left to parse.
 */
export function adoptStyles(document: Document, { insertionCache }: Renderer): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-make-styles-bucket]')) {
    const bucket = element.dataset.makeStylesBucket as Renderer['insertionCache'][string]
    for (const rule of element.textContent.split('\n')) insertionCache[rule] = bucket
    Object.defineProperty(element, 'textContent', { value: '' })
  }
}
