import { type createDOMRenderer, renderToStyleElements } from '@griffel/react'
import { renderToStaticMarkup } from 'react-dom/server.browser'

export type Renderer = ReturnType<typeof createDOMRenderer>

/** A style element as Griffel writes it, its rules apart. */
interface Sheet {
  tag: string
  rules: Rule[]
}

interface Rule {
  text: string
  classes: string[]
  /** The name of the animation it describes. */
  animation: string | undefined
}

/** What is known of a renderer's rules. They only grow, and stop after a page's first few visitors. */
interface Known {
  /** Of rules. */
  count: number
  sheets: Sheet[]
  /** The styles of markup, by the lists of classes in it. */
  styles: Map<string, string>
}

const known = new WeakMap<Renderer, Known>()

/** How many sets of class names are remembered of one page; it has a few. */
const KINDS_MAX = 50

/**
 * The styles of what stands in the markup. A renderer knows a component's rules for all its states, a third more: the
 * browser puts those in when it has the scripts, not before a slow phone's first paint.
 * @param renderer one that has seen this page alone
 * @returns style elements with a rule on each line, for adopt-styles.ts
 */
export function stylesFor(markup: string, renderer: Renderer): string {
  const { sheets, styles } = knownOf(renderer)
  // Choosing takes a fifth of the time of rendering, and the next visitor's page has the same classes.
  const lists = classLists(markup)
  const key = lists.join('"')
  const before = styles.get(key)
  if (before !== undefined) return before
  const chosen = choose(sheets, new Set(lists.flatMap((list) => list.split(' '))))
  styles.set(key, chosen)
  return chosen
}

function knownOf(renderer: Renderer): Known {
  const count = Object.values(renderer.stylesheets).reduce((sum, sheet) => sum + (sheet?.cssRules().length ?? 0), 0)
  const before = known.get(renderer)
  if (before?.count === count && before.styles.size < KINDS_MAX) return before
  const now = { count, sheets: sheetsOf(renderer), styles: new Map<string, string>() }
  known.set(renderer, now)
  return now
}

function choose(sheets: Sheet[], used: Set<string>): string {
  const isInMarkup = ({ classes }: Rule) => classes.some((name) => used.has(name))
  const texts = sheets.flatMap(({ rules }) => rules.filter(isInMarkup)).map(({ text }) => text)
  const isUsed = (rule: Rule) => {
    const { animation, classes } = rule
    if (animation) return texts.some((text) => text.includes(animation))
    return classes.length === 0 || isInMarkup(rule)
  }
  const elements = sheets.map(({ tag, rules }) => {
    const lines = rules.filter(isUsed).map(({ text }) => `${text}\n`)
    return lines.length > 0 ? `${tag}${lines.join('')}</style>` : ''
  })
  return elements.join('')
}

/** Every value of a `class` attribute, once. In text and in other values React writes a quotation mark as an entity. */
function classLists(markup: string): string[] {
  const [, ...after] = markup.split(' class="')
  return [...new Set(after.map((text) => text.slice(0, text.indexOf('"'))))]
}

function sheetsOf(renderer: Renderer): Sheet[] {
  const css = renderToStaticMarkup(renderToStyleElements(linewise(renderer)))
  return css
    .split('</style>')
    .filter(Boolean)
    .map((element) => {
      const start = element.indexOf('>') + 1
      return { tag: element.slice(0, start), rules: element.slice(start).split('\n').filter(Boolean).map(ruleOf) }
    })
}

function ruleOf(text: string): Rule {
  return {
    text,
    classes: [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
    animation: /^@keyframes ([\w-]+)/.exec(text)?.[1],
  }
}

function linewise(renderer: Renderer): Renderer {
  const sheets = Object.entries(renderer.stylesheets).map(([key, sheet]) => [
    key,
    sheet && { ...sheet, cssRules: () => sheet.cssRules().map((rule) => `${rule}\n`) },
  ])
  return { ...renderer, stylesheets: Object.fromEntries(sheets) }
}
