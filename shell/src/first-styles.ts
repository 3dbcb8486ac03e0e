import { type createDOMRenderer, renderToStyleElements } from '@griffel/react'
import { renderToStaticMarkup } from 'react-dom/server.browser'

export type Renderer = ReturnType<typeof createDOMRenderer>

/**
 * All that a renderer has seen of styles.
 * @param renderer one that has rendered a single page
 * @returns style elements with a rule on each line, for adopt-styles.ts
 */
export function stylesOf({ stylesheets, ...renderer }: Renderer): string {
  const linewise = Object.entries(stylesheets).map(([key, sheet]) => [
    key,
    sheet && { ...sheet, cssRules: () => sheet.cssRules().map((rule) => `${rule}\n`) },
  ])
  return renderToStaticMarkup(renderToStyleElements({ ...renderer, stylesheets: Object.fromEntries(linewise) }))
}
