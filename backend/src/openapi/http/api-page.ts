import { Elysia } from 'elysia'
import { acceptedEncodings } from '../../http/accepted-encodings.ts'
import { A_DAY } from '../../http/caching.ts'
import { type Packed, pack } from '../../http/pack.ts'
import { API_PAGE, OPENAPI } from '../address.ts'

/** Its own files alone; the reader gives lengths of its own by style attributes, and has its pictures in its styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Shows the document, and sends nothing: a click must not write. */
const START = `const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark-mode', isDark)
SwaggerUIBundle({
  url: '${OPENAPI}',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
})
`

/** It asks for nothing, so there is no server to choose and nobody to be. */
const LOOK = '.swagger-ui .scheme-container { display: none }\n'

const READER = import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')
const STYLES = import.meta.resolve('swagger-ui-dist/swagger-ui.css')

/** What the page loads, by name: the reader is Swagger UI, as it is published. */
const FILES: Record<string, { type: string; text: () => Promise<string> }> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', text: () => Bun.file(new URL(STYLES)).text() },
  'swagger-ui.js': { type: 'text/javascript; charset=utf-8', text: () => Bun.file(new URL(READER)).text() },
  'page.css': { type: 'text/css; charset=utf-8', text: async () => LOOK },
  'start.js': { type: 'text/javascript; charset=utf-8', text: async () => START },
}

/** The page on which the API's document is read (docs/rules.md#operators-read-what-the-api-is). */
export function apiPage(): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · Goodword</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${API_PAGE}/swagger-ui.css">
<link rel="stylesheet" href="${API_PAGE}/page.css">
<script defer src="${API_PAGE}/swagger-ui.js"></script>
<script defer src="${API_PAGE}/start.js"></script>
<main id="document"><noscript>The document itself is at <a href="${OPENAPI}">${OPENAPI}</a>.</noscript></main>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return new Response(html, { headers })
}

/** Its files, which are no secret: each is packed once. */
export function apiPageFiles() {
  const packed = new Map<string, Promise<Packed>>()
  return new Elysia({ name: 'api-page-files' }).get(`${API_PAGE}/:file`, async ({ request, params: { file } }) => {
    if (!Object.hasOwn(FILES, file)) return new Response('Not found', { status: 404 })
    const { type, text } = FILES[file] as (typeof FILES)[string]
    const key = `${file} ${acceptedEncodings(request)[0]?.[0]}`
    const known = packed.get(key) ?? text().then((whole) => pack(whole, request))
    packed.set(key, known)
    const { body, headers } = await known
    const named = { 'content-type': type, 'cache-control': A_DAY, vary: 'accept-encoding', ...headers }
    return new Response(body, { headers: named })
  })
}
