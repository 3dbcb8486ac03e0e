import { readFileSync } from 'node:fs'

/** The style that the stand-ins' pages share. */
const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8')

interface Page {
  title: string
  /** Trusted HTML: whatever came from outside has gone through `escapeHtml`. */
  body: string
  style?: string
  script?: string
}

/** A whole page in one reply: styles and script inline, nothing else is loaded. */
export function page({ title, body, style = '', script = '' }: Page): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}${style}</style>
</head>
<body>
${body}
${script && `<script>${script}</script>`}
</body>
</html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
