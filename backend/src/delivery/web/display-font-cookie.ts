/**
 * Whether the fonts of headings and text are in this browser's cache (shell/src/chrome/use-faces.ts sets the cookie): the
 * page then uses them from its first paint.
 */
export function hasDisplayFont(request: Request): boolean {
  return new Bun.CookieMap(request.headers.get('cookie') ?? '').get('display-font') === 'here'
}
