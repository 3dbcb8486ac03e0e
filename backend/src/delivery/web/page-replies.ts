import { randomBytes } from 'node:crypto'
import type { FormAnswer } from '@goodword/contract/form-answer'
import type { Language } from '@goodword/languages/languages'
import type { Deps } from '../../deps.ts'
import { A_MINUTE_BEFORE_US, ASK_FIRST, NOWHERE } from '../../http/caching.ts'
import { isHeld } from '../../http/is-held.ts'
import { pack } from '../../http/pack.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'
import type { Registry } from '../releases/live-registry.ts'
import type { BuiltShell } from './built-shell.ts'
import { hasDisplayFont } from './display-font-cookie.ts'
import { isBehindLink, isShared } from './is-shared.ts'
import { pageHeaders } from './page-headers.ts'
import { pageHtml, printedScripts } from './page-html.ts'
import type { RefusedForm } from './page-readers.ts'
import { pageTag } from './page-tag.ts'
import { hashSources, nonceSources } from './policy-sources.ts'
import type { Renderer } from './renderer.ts'
import { type SharedPage, SharedPages } from './shared-pages.ts'
import { shownPage } from './shown-page.ts'
import { themeOf } from './theme-cookie.ts'

interface Means extends Pick<Deps, 'env' | 'providers'> {
  shell: BuiltShell
  render: Renderer['render']
}

/** A request for a page, and all that is known for it. */
interface Wanted {
  request: Request
  url: URL
  registry: Registry
  /** The routes of this person that not everybody has. */
  routes: BuiltShell['routes']
  route: BuiltShell['routes'][number] | undefined
  replies: Record<string, unknown>
  /** Status of the replies that were refused, by path. */
  refused: Record<string, number>
  refusal: RefusedForm | undefined
  /** What the page says of a form of its own. */
  answer: FormAnswer | undefined
  /** Whether visitors get different releases at this time. */
  isSplit: boolean
  language: Language
  headers: Record<string, string>
}

/**
 * How a page is answered: what is the same for every guest is made once and may be kept by a cache before us; what a link
 * shows is read for each request, and made once for as long as it is the same; anything else is made for this request, with a
 * nonce of its own.
 */
export function createPageReplies({ env, providers, shell, render }: Means) {
  const shared = new SharedPages('for all')
  const links = new SharedPages('for a link')
  const scripts = printedScripts(shell)

  return async (wanted: Wanted): Promise<Response> => {
    const { request, url, registry, routes, route, replies, refused, isSplit, language } = wanted
    const asked = url.pathname + url.search
    const shown = shownPage(route, replies)
    const release = shown && registry[shown.remote]?.current
    // To be quoted, so that such a page is this request's alone.
    const requestId = Object.keys(refused).length > 0 ? (currentRequestId() ?? undefined) : undefined
    const look = { theme: themeOf(request), hasDisplayFont: hasDisplayFont(request) }
    const about = {
      ...{ shell, registry, routes, preload: shown, replies, refused, requestId, language, ...look },
      indexed: url.pathname === '/',
      appUrl: env.APP_URL,
    }
    const signIn = providers.flatMap((provider) => provider.origins())
    const draw = async () =>
      release && shown.rendered
        ? render({ release, page: shown.page, url: asked, replies, refused, requestId, language })
        : null
    const hasLanguages = route?.languages === true

    const key = () => {
      const versions = Object.values(registry).map(({ current, fallback }) => [current.version, fallback?.version])
      return JSON.stringify([asked, look, versions, language, replies])
    }
    const makeSame = async (caching: string): Promise<SharedPage> => {
      const rendered = await draw()
      const html = pageHtml({ ...about, rendered })
      const ours = [`<style>${shell.css}</style>`, rendered?.css ?? '', rendered?.html ?? '']
      const headers = pageHeaders(env, { sources: hashSources(scripts, ...ours), signIn, caching, hasLanguages })
      const tag = caching === NOWHERE ? undefined : pageTag(html, headers['content-security-policy'] ?? '')
      // A server part that is not ready yet, or failed, may be there for the next one.
      return { html, headers, tag, isWhole: rendered !== null || !shown?.rendered }
    }

    const mayBeSame = !isSplit && !shell.fromSource
    if (mayBeSame && isShared({ route, url: asked, replies, refused }))
      return shared.reply(await shared.find(key(), () => makeSame(A_MINUTE_BEFORE_US)), request)
    const { refusal, answer } = wanted
    if (mayBeSame && !refusal && !answer && isBehindLink({ route, replies, refused }))
      return links.reply(await links.find(key(), () => makeSame(NOWHERE)), request)
    return ownPage()

    async function ownPage(): Promise<Response> {
      const nonce = randomBytes(16).toString('base64')
      const html = pageHtml({ ...about, nonce, rendered: await draw() })
      // Who is signed in, and what a personal link shows, is about a person. That nobody is signed in is not, nor is what
      // every guest is answered at an address without parameters.
      const isPersonal = Object.entries(replies).some(([path, reply]) => reply !== null && !route?.data?.includes(path))
      const caching = isPersonal ? NOWHERE : ASK_FIRST
      const security = pageHeaders(env, { sources: nonceSources(nonce), signIn, caching, hasLanguages })
      const isThere = route && (answer?.ending || Object.keys(refused).length === 0)
      const status = isThere ? (refusal?.status ?? 200) : 404
      const tag = isPersonal ? undefined : pageTag(html, security['content-security-policy'] ?? '', nonce)
      // The browser keeps the page it holds, and the policy with that page's nonce: this answer must not bring another one.
      if (tag && status === 200 && isHeld(request, tag)) {
        const { vary = '' } = security
        const headers = { etag: tag, 'cache-control': caching, vary, ...wanted.headers }
        return new Response(null, { status: 304, headers })
      }
      const packed = await pack(html, request)
      const headers = {
        ...refusal?.headers,
        ...security,
        ...(tag && { etag: tag }),
        ...wanted.headers,
        ...packed.headers,
      }
      return new Response(packed.body, { status, headers })
    }
  }
}
