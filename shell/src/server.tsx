import { RendererProvider } from '@fluentui/react-components'
import * as sharedContexts from '@fluentui/react-shared-contexts'
import * as kernel from '@goodword/shared-ui/kernel'
import * as griffel from '@griffel/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import type { Boot } from './boot.ts'
import type { PageProps } from './remotes/page-props.ts'
import { providePage } from './remotes/remote-pages.ts'

/**
 * The shell on the server: renders a page with the remote's own components. Built as one file that the API server
 * evaluates; a remote's server part gets the libraries it must share from here, the mirror of what federation does in
 * the browser.
 */
export const shared: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@goodword/shared-ui/kernel': kernel,
  '@fluentui/react-shared-contexts': sharedContexts,
  '@griffel/react': griffel,
}

interface RenderInput {
  /** Path and query of the request. */
  url: string
  replies: Boot['replies']
  remote: string
  page: string
  version: string
  component: react.ComponentType<PageProps>
}

/** On the server nothing is fetched: effects do not run, and what a page needs comes with the call. */
const neverAsked = () => Promise.reject(new Error('A page asked for data while it was rendered'))

/** One renderer per page: griffel remembers every renderer for ever, so one per request would be a leak. */
type Renderer = ReturnType<typeof griffel.createDOMRenderer>
const renderers = new Map<string, Renderer>()

/** A style element as Griffel writes it, its rules apart. */
interface Sheet {
  tag: string
  rules: { text: string; classes: string[] }[]
}

/** What a renderer's rules were last read as. They only grow, and after a page's first few visitors they rest. */
const knownSheets = new WeakMap<Renderer, { count: number; sheets: Sheet[] }>()

function sheetsOf(renderer: Renderer): Sheet[] {
  const count = Object.values(renderer.stylesheets).reduce((sum, sheet) => sum + (sheet?.cssRules().length ?? 0), 0)
  const before = knownSheets.get(renderer)
  if (before?.count === count) return before.sheets
  const css = renderToStaticMarkup(griffel.renderToStyleElements(linewise(renderer)))
  const sheets = [...css.matchAll(/(<style[^>]*>)(.*?)<\/style>/gs)].map(([, tag = '', text = '']) => ({
    tag,
    rules: rulesOf(text),
  }))
  knownSheets.set(renderer, { count, sheets })
  return sheets
}

function rulesOf(sheet: string): Sheet['rules'] {
  const texts = sheet.split('\n').filter((text) => text !== '')
  return texts.map((text) => ({ text, classes: [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name) }))
}

/** Each rule on a line of its own, for adopt-styles.ts. */
function linewise(renderer: Renderer): Renderer {
  const sheets = Object.entries(renderer.stylesheets).map(([key, sheet]) => [
    key,
    sheet && { ...sheet, cssRules: () => sheet.cssRules().map((rule) => `${rule}\n`) },
  ])
  return { ...renderer, stylesheets: Object.fromEntries(sheets) }
}

/**
 * The styles of what stands in the markup. A renderer knows a component's rules for all its states, a third more: the
 * browser puts those in when it has the scripts, not before a slow phone's first paint.
 */
function stylesFor(markup: string, renderer: Renderer): string {
  const lists = new Set([...markup.matchAll(/class="([^"]*)"/g)].map(([, list]) => list))
  const used = new Set([...lists].flatMap((list = '') => list.split(' ')))
  const isUsed = ({ classes }: Sheet['rules'][number]) => classes.length === 0 || classes.some((name) => used.has(name))
  const elements = sheetsOf(renderer).map(({ tag, rules }) => {
    const lines = rules.filter(isUsed).map(({ text }) => `${text}\n`)
    return lines.length > 0 ? `${tag}${lines.join('')}</style>` : ''
  })
  return elements.join('')
}

/**
 * Renders a page.
 * @returns the markup of `#root`, the styles it uses as `<style>` elements, and the document's title
 */
export function render({ url, replies, remote, page, version, component }: RenderInput) {
  const key = `${remote}/${page}/${version}`
  const renderer = renderers.get(key) ?? griffel.createDOMRenderer(undefined)
  renderers.set(key, renderer)
  providePage(remote, page, { Component: component, version })
  const markup = renderToString(
    <RendererProvider renderer={renderer}>
      <StaticRouter location={url}>
        <App replies={replies} fetcher={neverAsked} cache={new Map()} />
      </StaticRouter>
    </RendererProvider>,
  )
  // React writes what belongs into the head in front of the markup.
  const title = /<title>(.*?)<\/title>/.exec(markup)
  return {
    html: title ? markup.replace(title[0], '') : markup,
    css: stylesFor(markup, renderer),
    title: title?.[1],
  }
}
