import { readFileSync } from 'node:fs'
import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES, type Language, languageOf } from '@goodword/languages/languages'
import { escapeHtml, page } from '../page/page.ts'
import type { Preview } from './previews.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = read('./sidebar.css') + read('./letters.css')

const DARK = '(prefers-color-scheme: dark)'

/**
 * `/dev/letters`: every letter the product can send, filled with sample data, as its readers will see it; with `?lang=de` those to
 * candidates in German.
 */
export async function lettersPage(request: Request): Promise<Response> {
  // Templates and React are loaded for whoever looks at them, not at every start.
  const { previews } = await import('./previews.ts')
  const asked = new URL(request.url).searchParams
  const wanted = asked.get('letter')
  const language = languageOf(asked.get(LANGUAGE_PARAMETER)) ?? 'en'
  const chosen = previews.find(({ name }) => name === wanted) ?? previews[0]
  const links = previews.map(
    ({ name, title }) =>
      `<li><a href="/dev/letters?letter=${name}${language === 'en' ? '' : `&amp;${LANGUAGE_PARAMETER}=${language}`}"${name === chosen?.name ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
  )
  const languages = LANGUAGES.map(
    (code) =>
      `<a lang="${code}" href="/dev/letters?letter=${chosen?.name}&amp;${LANGUAGE_PARAMETER}=${code}"${code === language ? ' aria-current="page"' : ''}>${LANGUAGE_NAMES[code]}</a>`,
  )
  const body = `<header><span class="mark" aria-hidden="true">G</span><h1>Letters</h1>${languages.join(' ')}<a href="/dev/mailbox">Mailbox</a></header>
  <nav aria-label="Letters"><ul>${links.join('')}</ul></nav>
  <main>${chosen ? await show(chosen, language) : ''}</main>`
  return page({ title: 'Letters - Goodword', body, style })
}

async function show(preview: Preview, language: Language): Promise<string> {
  const { subject, html, text } = await preview.render(language)
  // The letter asks its reader's system; here each frame stands for one, whatever the system of who looks.
  const frame = (name: string, look: string, media: string) =>
    `<figure class="${look}"><figcaption>${name}</figcaption>
      <iframe sandbox title="${name}" srcdoc="${escapeHtml(html.replaceAll(DARK, media))}"></iframe></figure>`
  return `<h2 dir="auto">${escapeHtml(subject)}</h2>
    <div class="looks">${frame('Desktop, light', 'desktop', 'not all')}${frame('Phone, dark', 'phone', 'all')}</div>
    <figure><figcaption>Plain text</figcaption><pre dir="auto">${escapeHtml(text)}</pre></figure>`
}
