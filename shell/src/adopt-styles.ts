import type { createDOMRenderer } from '@griffel/react'

type Renderer = ReturnType<typeof createDOMRenderer>

/**
 * Tells Griffel which rules the server has sent, each on a line of its own (server.tsx). By itself it would parse all
 * of them again, a tenth of a second on a slow phone.
 */
export function adoptStyles(document: Document, { insertionCache }: Renderer): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>('style[data-make-styles-bucket]')) {
    const bucket = element.dataset.makeStylesBucket as Renderer['insertionCache'][string]
    for (const rule of element.textContent.split('\n')) insertionCache[rule] = bucket
    Object.defineProperty(element, 'textContent', { value: '' })
  }
}
