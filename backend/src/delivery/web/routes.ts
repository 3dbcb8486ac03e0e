import { join } from 'node:path'
import { CURRENT_USER } from '@goodword/contract/addresses'
import { formAnswerKey } from '@goodword/contract/form-answer'
import type { User } from '@goodword/contract/users'
import { escapeHTML } from 'bun'
import { Elysia } from 'elysia'
import { withApplySession } from '../../auth/http/with-apply-session.ts'
import { withCookies } from '../../auth/http/with-cookies.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { A_DAY, FOR_EVER } from '../../http/caching.ts'
import { ForeignOrigin } from '../../http/http-errors.ts'
import { plainPage } from '../../http/plain-page.ts'
import { isFromOurPages } from '../../http/same-origin.ts'
import { urlOf } from '../../http/url-of.ts'
import { withClientAddress } from '../../http/with-client-address.ts'
import { requestLanguage } from '../../language/http/request-language.ts'
import { API_PAGE } from '../../openapi/address.ts'
import { apiPage, apiPageFiles } from '../../openapi/http/api-page.ts'
import { noteRequest } from '../../watching/note-request.ts'
import { findBuiltFiles, keepPublished } from '../files/built-files.ts'
import { filesIn } from '../files/find-file.ts'
import { createReleaseStore } from '../releases/create-store.ts'
import { createLiveRegistry } from '../releases/live-registry.ts'
import { readBuiltIn } from '../releases/read-built-in.ts'
import { markCookie } from '../releases/visits/mark-cookie.ts'
import { createPageMarks } from '../releases/visits/page-marks.ts'
import { askForPreview } from './ask-for-preview.ts'
import { readBuiltShell } from './built-shell.ts'
import { findPreview } from './find-preview.ts'
import { forOperators, isForOperator } from './for-operators.ts'
import { matchRoute } from './match-route.ts'
import { addressedLanguage, keptLanguage, languageCookie, pageLanguage } from './page-language.ts'
import type { PageContext, PageReaders, RefusedForm } from './page-readers.ts'
import { createPageReplies } from './page-replies.ts'
import { readPage } from './read-page.ts'
import { createRenderer } from './renderer.ts'
import { rolloutCookie } from './rollout-cookie.ts'
import { staticFile } from './static-file.ts'

/** Files that have their place by convention, not by a hash. */
const PUBLIC_FILES = ['/favicon.svg', '/apple-touch-icon.png', '/og.png', '/robots.txt']

/**
 * Serves the front end: built files under immutable paths, and the shell's HTML for everything else.
 * Comes last: what is not an API path is a page.
 * @throws Error when `WEB_DIST` holds no built front end
 */
export async function webRoutes(deps: Deps, readers: PageReaders) {
  const { db, env, log, providers } = deps
  const dist = env.WEB_DIST
  if (!dist) return new Elysia({ name: 'web' })
  const shell = await readBuiltShell(dist)
  const { offers } = shell
  const operators = forOperators(shell.routes)
  const marks = createPageMarks(env)
  const store = createReleaseStore(env)
  const { prepare, render, stop } = await createRenderer({ dist, store, log, shell })
  const builtIn = await readBuiltIn(dist)
  const releases = Object.values(builtIn).map(({ name, version }) => `${name}/${version}`)
  // A developer's files change in their place, and there is one server.
  const published = env.APP_MODE === 'development' ? undefined : await keepPublished({ db, log }, dist, releases)
  const live = await createLiveRegistry(deps, { builtIn, offers, store, prepare })

  const reply = createPageReplies({ env, providers, shell, render })

  const built = (folder: string) => filesIn(join(dist, folder))
  const [assets, remotes, files] = [built('shell/assets'), built('remotes'), built('shell/public')]
  const ofOthers = { assets: findBuiltFiles(db, '/assets/'), remotes: findBuiltFiles(db, '/remotes/') }
  const notFound = () => new Response('Not found', { status: 404 })

  /** A release is scripts: whoever can write to its store puts no page of theirs at our address. */
  async function releasedScript(path: string, request: Request): Promise<Response | null> {
    if (!path.endsWith('.js')) return null
    const own = await staticFile(remotes, path, request, FOR_EVER)
    if (own) return own
    // A release in the store is served also while the database is away.
    let fault: unknown
    const other = await staticFile(ofOthers.remotes, path, request, FOR_EVER).catch((error: unknown) => {
      fault = error
      return null
    })
    const found = other ?? (await staticFile(store.find, path, request, FOR_EVER))
    if (!found && fault) throw fault
    return found
  }

  const app = new Elysia({ name: 'web' })
    .get(
      '/assets/*',
      async ({ request, params }) =>
        (await staticFile(assets, params['*'], request, FOR_EVER)) ??
        (await staticFile(ofOthers.assets, params['*'], request, FOR_EVER)) ??
        notFound(),
    )
    .get('/remotes/*', async ({ request, params }) => (await releasedScript(params['*'], request)) ?? notFound())
    .get('/version.json', () => Response.json({ version: shell.version, offers }))
    .onStop(async () => {
      stop()
      published?.stop()
      await live.stop()
    })
  for (const path of PUBLIC_FILES) {
    app.get(path, ({ request }) => staticFile(files, path.slice(1), request, A_DAY))
  }

  async function page(context: PageContext): Promise<Response> {
    const url = urlOf(context.request)
    const { pathname } = url
    const isSplit = live.hasRollout()
    const rollout = rolloutCookie(env, context.request, isSplit)
    const registry = live.choose(rollout.visitor)
    const wanted = url.searchParams.get('remote')
    const isPosted = context.request.method === 'POST'
    const { route: found, params = {} } = matchRoute(shell.routes, pathname) ?? {}
    if (found) noteRequest({ route: found.path })
    const forms = found && readers.forms[found.path]
    const addressed = found?.languages ? addressedLanguage(url) : undefined
    if (addressed) noteRequest({ language: () => addressed })
    let refusal: RefusedForm | undefined
    if (wanted !== null && (await readers.isOperator(context.request))) {
      const release = findPreview(live, wanted, offers)
      if (typeof release === 'string')
        return plainPage('No release to look at', `<p>${escapeHTML(release)}</p>`, { status: 404 })
      if (!isPosted) return askForPreview(release)
      if (!isFromOurPages(context.request, env.APP_URL)) throw new ForeignOrigin()
      // No fallback: who looks at a release wants to see it fail.
      registry[release.name] = { current: release, fallback: undefined }
    } else if (isPosted) {
      if (!forms) throw new NotFound('There is nothing at this address.')
      if (!isFromOurPages(context.request, env.APP_URL)) throw new ForeignOrigin()
      const taken = await forms.take(context, params)
      if ('seeOther' in taken) return new Response(null, { status: 303, headers: { location: taken.seeOther } })
      refusal = taken
    }
    const answer = refusal?.answer ?? forms?.before(context, params)
    const { replies, refused } = await readPage(readers, context, found ?? {}, params, log)
    if (answer) replies[formAnswerKey(pathname)] = answer
    const language = pageLanguage(found, url, keptLanguage(replies), requestLanguage(context.request))
    const isOperators = isForOperator(replies)
    if (!isOperators) for (const remote of operators.remotes) delete registry[remote]
    const route = found?.audience === 'operators' && !isOperators ? undefined : found
    const { request } = context
    const response = await reply({
      request,
      url,
      registry,
      routes: isOperators ? operators.routes : [],
      route,
      replies,
      refused,
      refusal,
      answer,
      isSplit,
      language,
      headers: rollout.headers,
    })
    // What an operator looks at is a release that people do not get.
    const given = wanted === null || !isOperators ? Object.values(registry) : []
    const named = given.map(({ current: { name: remote, version } }) => ({ remote, version }))
    const user = replies[CURRENT_USER] as User | null | undefined
    if (addressed) response.headers.append('set-cookie', languageCookie(env, addressed))
    response.headers.append('set-cookie', markCookie(env, marks.make(named, user?.id)))
    return response
  }

  const mayReadApi = async (request: Request) => env.APP_MODE === 'development' || readers.isOperator(request)

  // A page is posted to by its own forms, and for a look at a release, with a form that holds nothing: `askForPreview`.
  return app
    .use(withCookies())
    .use(withApplySession(deps))
    .use(withClientAddress(deps))
    .use(apiPageFiles())
    .get(API_PAGE, async (context) => ((await mayReadApi(context.request)) ? apiPage() : page(context)))
    .get('/*', page)
    .post('/*', page, { parse: 'none' })
}
