/**
 * Whether the headings' font is in this browser's cache (shell/src/chrome/use-display-font.ts sets the cookie): the
 * page then uses it from its first paint.
 */
export function hasDisplayFont(request: Request): boolean {
  return new Bun.CookieMap(request.headers.get('cookie') ?? '').get('display-font') === 'here'
}
