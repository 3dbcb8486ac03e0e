import { RendererProvider } from '@fluentui/react-components'
import { createDOMRenderer } from '@griffel/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { adoptStyles } from './adopt-styles.ts'
import { App } from './app.tsx'
import { readBoot } from './boot.ts'
import { fetcherAfter } from './first-replies.ts'
import { expectTyped } from './keep-typed.tsx'
import { loadPage, registerRemotes } from './remotes/registry.ts'
import { failPage, providePage } from './remotes/remote-pages.ts'

const boot = readBoot(document)
registerRemotes(boot.remotes)

// Griffel's sheets need the page's nonce; browsers hide the attribute from script, but not the property.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})
adoptStyles(document, renderer)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const app = (
  <RendererProvider renderer={renderer} targetDocument={document}>
    {/* A change of page is drawn in one go: in slices it takes a slow phone twice as long, with nothing to see between. */}
    <BrowserRouter useTransitions={false}>
      <App replies={boot.replies} fetcher={fetcherAfter(boot.refused)} />
    </BrowserRouter>
  </RendererProvider>
)

if (boot.rendered) {
  const { remote, page } = boot.rendered
  expectTyped(root)
  // The page's scripts come first: React then finds in the HTML just what it would have made. Where they do not come,
  // the words stay readable until that is sure, and the page's own boundary says so.
  const loaded = await loadPage(remote, page).catch((error: unknown) => failPage(remote, page, error))
  if (loaded) providePage(remote, page, { Component: loaded.default, version: loaded.version })
  // The HTML is the current release's. Where that has failed, the last good one draws its own: no mixture of the two.
  if (loaded && loaded.version !== boot.remotes[remote]?.version) createRoot(root).render(app)
  else hydrateRoot(root, app)
} else createRoot(root).render(app)
