import { createHash } from 'node:crypto'

/** A page with one more script behind this tag, which its policy allows as it does the page's own: by its hash. */
export async function withScript(page: Response, tag: string, code: string): Promise<Response> {
  const headers = new Headers(page.headers)
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const policy = headers.get('content-security-policy') ?? ''
  headers.set('content-security-policy', policy.replace('script-src ', `script-src ${hash} `))
  headers.delete('content-length')
  const html = (await page.text()).replace(tag, `${tag}<script>${code}</script>`)
  return new Response(html, { status: page.status, headers })
}
