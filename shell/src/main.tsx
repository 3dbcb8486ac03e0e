import { RendererProvider } from '@fluentui/react-components'
import { watchDialogHistory } from '@goodword/shared-ui/kernel'
import { createDOMRenderer } from '@griffel/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { adoptStyles } from './adopt-styles.ts'
import { App, addRoutes } from './app.tsx'
import { readBoot } from './boot/boot.ts'
import { cleanPaste } from './clean-paste.ts'
import { fetcherWithRefusals, firstCache } from './first-replies.ts'
import { chosenLanguage, setChosenLanguage } from './language/chosen-language.ts'
import { loadFirstTexts } from './language/load-texts.ts'
import { openFirstPage } from './remotes/first-page.ts'
import { watchLeaving } from './remotes/leaving.ts'
import { registerRemotes } from './remotes/registry.ts'

const boot = readBoot(document)
registerRemotes(boot.remotes)
addRoutes(boot.routes)
watchDialogHistory()
watchLeaving()
addEventListener('paste', cleanPaste)

// Griffel's sheets need the page's nonce, if it has one; browsers hide the attribute from script, but not the property.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})
adoptStyles(document, renderer)

const cache = firstCache(boot)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const app = (
  <RendererProvider renderer={renderer} targetDocument={document}>
    {/* A change of page is drawn in one go: in slices it takes a slow phone twice as long, with nothing to see between. */}
    <BrowserRouter useTransitions={false}>
      <App fetcher={fetcherWithRefusals(boot.refused, boot.requestId)} cache={cache} />
    </BrowserRouter>
  </RendererProvider>
)

const { rendered, remotes, language = 'en' } = boot
setChosenLanguage(language)
const texts = loadFirstTexts(language)
const isSame = rendered && (await openFirstPage(root, rendered, remotes[rendered.remote]))
if (!(await texts)) setChosenLanguage('en')
// Without a catalogue the page is there in English, and not as the server has rendered it.
if (isSame && chosenLanguage() === language) hydrateRoot(root, app)
else createRoot(root).render(app)
