import { createHash } from 'node:crypto'
import { directionOf, type Language } from '@goodword/languages/languages'
import { currentRequestId } from '../watching/current-request-id.ts'

interface Options {
  status?: number
  /** Ours, and the only one that runs. */
  script?: string
  /** Origins that its form is redirected to. */
  forms?: string[]
  /** Whose refusal it is, where that is not the request that we work for. */
  requestId?: string
  /** Of its words; English where it is left out. */
  language?: Language
}

/**
 * A page of our own for addresses of the API that people open in their browser: nothing from elsewhere. One that refuses
 * ends with the request's id, to be quoted in a report.
 * @param content HTML; whoever writes it has escaped what others typed
 */
export function plainPage(title: string, content: string, options: Options = {}): Response {
  const { status = 200, script = '', forms = [], language = 'en' } = options
  const requestId = options.requestId ?? (status >= 400 ? currentRequestId() : null)
  const html = `<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Goodword</title>
<style>
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  main { max-width: 26rem; margin: 20vh auto; padding: 0 1rem; text-align: center }
  .reference { font-size: .75rem; opacity: .75; overflow-wrap: anywhere }
  .reference code { user-select: all }
  button { font: inherit; padding: .5rem 1rem; cursor: pointer }
</style>
<main>
  ${content}${requestId ? `\n  <p class="reference">Reference <code>${requestId}</code></p>` : ''}
</main>
${script && `<script>${script}</script>`}
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; ${script && `script-src 'sha256-${sha256(script)}'; `}style-src 'unsafe-inline'; form-action ${["'self'", ...forms].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

function sha256(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}
