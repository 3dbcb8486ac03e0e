import 'core-js/web/url.js'
import { RendererProvider } from '@fluentui/react-components'
import * as sharedContexts from '@fluentui/react-shared-contexts'
import { directionOf, LANGUAGES, type Language } from '@goodword/languages/languages'
import * as kernel from '@goodword/shared-ui/kernel'
import * as griffel from '@griffel/react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToString } from 'react-dom/server.browser'
import { createPath, type Navigator, Router } from 'react-router'
import { App } from './app.tsx'
import type { Boot } from './boot/boot.ts'
import { firstCache } from './first-replies.ts'
import { type Renderer, stylesOf } from './first-styles.ts'
import { setChosenLanguage } from './language/chosen-language.ts'
import { addCatalogues, type Catalogues, loadTexts } from './language/load-texts.ts'
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
  refused: Boot['refused']
  requestId?: Boot['requestId']
  remote: string
  page: string
  version: string
  language: Language
  component: react.ComponentType<PageProps>
}

/** Takes all languages of the shell and, where it has some, of the remote. Rejects with what a catalogue throws. */
export async function openTexts(catalogues: Catalogues = {}): Promise<void> {
  for (const language of LANGUAGES) {
    await loadTexts(language)
    await addCatalogues(catalogues, language)
  }
}

/** On the server nothing is fetched: effects do not run, and what a page needs comes with the call. */
const neverAsked = () => Promise.reject(new Error('A page asked for data while it was rendered'))

const nowhere = () => {
  throw new Error('A page went elsewhere while it was rendered')
}
/**
 * The router's own for servers also writes each path it has matched anew as a URL, a twentieth of a page's time, and
 * `encodeLocation` may be left out: paths are read from a request's URL, and encoded already.
 */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
}

/** One renderer per page: griffel remembers every renderer for ever, so one per request would be a leak. */
const renderers = new Map<string, Renderer>()

/**
 * Renders a page.
 * @returns the markup of `#root`, the styles it uses as `<style>` elements, and the document's title
 */
export function render(input: RenderInput) {
  const { url, replies, refused, requestId, remote, page, version, language, component } = input
  // Of each direction its own: what is read from right to left has other styles.
  const key = `${remote}/${page}/${version}/${directionOf(language)}`
  const renderer = renderers.get(key) ?? griffel.createDOMRenderer(undefined)
  renderers.set(key, renderer)
  providePage(remote, page, { Component: component, version })
  setChosenLanguage(language)
  const markup = renderToString(
    <RendererProvider renderer={renderer}>
      <Router location={url} navigator={navigator} static useTransitions={false}>
        <App fetcher={neverAsked} cache={firstCache({ replies, refused, requestId })} />
      </Router>
    </RendererProvider>,
  )
  return { ...withoutTitle(markup), css: stylesOf(renderer) }
}

/** React writes what belongs into the head in front of the markup. */
function withoutTitle(markup: string): { html: string; title?: string } {
  const start = markup.indexOf('<title>')
  const end = markup.indexOf('</title>', start)
  if (start === -1 || end === -1) return { html: markup }
  return {
    html: markup.slice(0, start) + markup.slice(end + '</title>'.length),
    title: markup.slice(start + '<title>'.length, end),
  }
}
