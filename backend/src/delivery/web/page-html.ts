import { directionOf, type Language } from '@goodword/languages/languages'
import { said } from '@goodword/languages/texts'
import { escapeHTML } from 'bun'
import { translate } from '../../language/translate.ts'
import type { Registry } from '../releases/live-registry.ts'
import type { Release } from '../releases/release.ts'
import type { Rendered } from '../rendering/start-render-process.ts'
import type { BuiltShell } from './built-shell.ts'
import type { Theme } from './theme-cookie.ts'
import { TRUSTED_TYPES } from './trusted-types.ts'

interface Page {
  shell: BuiltShell
  registry: Registry
  /** The routes of this person that not everybody has. */
  routes: BuiltShell['routes']
  /** The page this path will most likely show; its scripts are fetched along with the shell's. */
  preload: { remote: string; page: string } | undefined
  /** What scripts and styles of this reply carry; without one the policy names them by their hashes. */
  nonce?: string | undefined
  /** What the person chose; undefined follows the system. */
  theme: Theme | undefined
  /** The headings' font is in the browser's cache. */
  hasDisplayFont: boolean
  /** Personal links are nobody's business but the candidate's. */
  indexed: boolean
  appUrl: string
  /** Replies the page would ask for at once, by path. */
  replies: Record<string, unknown>
  /** Status of those that were refused, by path. */
  refused: Record<string, number>
  /** Of the page's own request, where something was refused. */
  requestId?: string | undefined
  language: Language
  /** The page in HTML, where it was rendered here. */
  rendered: Rendered | null
}

const TITLE = 'Goodword · Real People. Real Hires. Real Rewards.'
const DESCRIPTION =
  'Referral hiring with people at its heart: companies post roles, people put in a good word for someone they know, and the candidate decides.'

/** What was not rendered here is drawn by scripts. */
const NEEDS_SCRIPTS = said('Goodword needs JavaScript for this page.')

/**
 * The HTML of every page: what to load, where the remotes are, and the theme, so that nothing waits for a second
 * request.
 */
export function pageHtml(page: Page): string {
  const {
    shell,
    registry,
    routes,
    preload,
    nonce,
    theme,
    indexed,
    appUrl,
    replies,
    refused,
    requestId,
    rendered,
    language,
  } = page
  const look = `${theme ? ` data-theme="${theme}"` : ''}${page.hasDisplayFont ? ' data-display-font data-text-font' : ''}`
  const remotes = Object.fromEntries(
    Object.entries(registry).map(([name, { current, fallback }]) => [
      name,
      { ...placeOf(current), ...(fallback && { fallback: placeOf(fallback) }) },
    ]),
  )
  const boot = {
    version: shell.version,
    remotes,
    ...(routes.length > 0 && { routes }),
    replies,
    refused,
    ...(requestId && { requestId }),
    ...(language !== 'en' && { language }),
    ...(rendered && preload && { rendered: { remote: preload.remote, page: preload.page } }),
  }
  const release = registry[preload?.remote ?? '']?.current
  return `<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}${look}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${rendered?.title ?? TITLE}</title>
<meta name="description" content="${DESCRIPTION}">
${indexed ? '' : '<meta name="robots" content="noindex, nofollow">\n'}<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#182120">
<meta property="og:title" content="${TITLE}">
<meta property="og:description" content="${DESCRIPTION}">
<meta property="og:image" content="${appUrl}/og.png">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style${own(nonce)}>${shell.css}</style>
${withNonce(rendered?.css ?? '', nonce)}
${printed(headScripts(shell), nonce)}
${[...textsOf(shell, language), ...shell.scripts].map((src) => `<script defer src="${escapeHTML(src)}"${own(nonce)}></script>`).join('\n')}
</head>
<body>
<div id="root">${withNonce(rendered?.html ?? '', nonce)}</div>
${printed(shell.afterWords, nonce)}
${release && !release.fromSource ? remoteTags(release, [preload?.page ?? '', `texts-${language}`], nonce) : ''}
${rendered ? '' : `<noscript>${translate(language, NEEDS_SCRIPTS)}</noscript>`}
<script type="application/json" id="boot">${asJsonInHtml(boot)}</script>
</body>
</html>
`
}

/** The code of all scripts that a page may have printed into it. */
export function printedScripts(shell: BuiltShell): string[] {
  return [...headScripts(shell), ...shell.afterWords, APPEND_THE_REST]
}

/** Of the shell's texts in another language than English, the script, which the shell waits for. */
function textsOf({ texts }: BuiltShell, language: Language): string[] {
  const script = texts[language]
  return script ? [script] : []
}

function headScripts({ inline }: BuiltShell): string[] {
  return [TRUSTED_TYPES, ...inline]
}

function printed(scripts: readonly string[], nonce: string | undefined): string {
  return scripts.map((code) => `<script${own(nonce)}>${code}</script>`).join('\n')
}

function own(nonce: string | undefined): string {
  return nonce ? ` nonce="${nonce}"` : ''
}

/** Styles need the reply's own nonce; the markup's text is escaped, so a tag in it is one of ours. */
function withNonce(html: string, nonce: string | undefined): string {
  return html.replaceAll('<style', `<style${own(nonce)}`)
}

/** What the shell has to know of a release to load it, and nothing but it. */
function placeOf({ version, entry, integrity }: Release) {
  return { version, entry, integrity: integrity[entry] }
}

/**
 * When the entry has loaded, appends the scripts that its tag names. One that fails is removed again: the remote would
 * wait for its tag when it requests the script itself. `data-over` tells the shell whether the entry's own tag has
 * settled.
 */
const APPEND_THE_REST = `for(const over of['load','error'])document.addEventListener(over,({target:{dataset}})=>{if(!dataset?.then)return;dataset.over=over;if(over==='load')for(const[src,integrity]of JSON.parse(dataset.then))document.head.append(Object.assign(document.createElement('script'),{integrity,crossOrigin:'anonymous',onerror(){this.remove()},src}))},true)`

/**
 * The scripts of the remote, behind the rendered HTML: in front of it, each request would delay the paint by some 10 ms
 * on a slow phone. Only the entry is requested at once. The others wait for it, so that the shell, by far the largest,
 * loads first and runs while they load.
 */
function remoteTags(
  { entry, door, pages, integrity }: Release,
  names: readonly string[],
  nonce: string | undefined,
): string {
  const rest = [...door, ...names.flatMap((name) => pages[name] ?? [])].map((src) => [src, integrity[src] ?? ''])
  const check = integrity[entry] ? ` crossorigin="anonymous" integrity="${escapeHTML(integrity[entry])}"` : ''
  return `${printed([APPEND_THE_REST], nonce)}
<script async src="${escapeHTML(entry)}"${check}${own(nonce)} data-then='${asJsonInHtml(rest)}'></script>`
}

/** JSON in a block or between single quotes: `<` could end the one, `'` the other, and `&` stands for something else. */
function asJsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<'&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
}
