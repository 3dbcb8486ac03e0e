import { type createDOMRenderer, renderToStyleElements } from '@griffel/react'
import { renderToStaticMarkup } from 'react-dom/server.browser'

export type Renderer = ReturnType<typeof createDOMRenderer>

/** What was made of each renderer's rules, and of how many: forty thousand characters, which most pages add nothing to. */
const made = new WeakMap<Renderer['stylesheets'], { rules: number; css: string }>()

/**
 * All that a renderer has seen of styles.
 * @param renderer one that has rendered a single page
 * @returns style elements with a rule on each line, for adopt-styles.ts
 */
export function stylesOf({ stylesheets, ...renderer }: Renderer): string {
  const rules = Object.values(stylesheets).reduce((sum, sheet) => sum + (sheet?.cssRules().length ?? 0), 0)
  const before = made.get(stylesheets)
  if (before?.rules === rules) return before.css
  const linewise = Object.entries(stylesheets).map(([key, sheet]) => [
    key,
    sheet && { ...sheet, cssRules: () => sheet.cssRules().map((rule) => `${rule}\n`) },
  ])
  const css = renderToStaticMarkup(renderToStyleElements({ ...renderer, stylesheets: Object.fromEntries(linewise) }))
  made.set(stylesheets, { rules, css })
  return css
}
