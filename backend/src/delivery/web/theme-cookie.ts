export type Theme = 'light' | 'dark'

/**
 * The colours a person has chosen (shell/src/chrome/theme-switch.tsx sets the cookie). They come with the page: reading
 * them in the browser before the first paint costs a slow phone more than a tenth of a second.
 * @returns undefined where nothing was chosen: the system's preference holds
 */
export function themeOf(request: Request): Theme | undefined {
  const chosen = new Bun.CookieMap(request.headers.get('cookie') ?? '').get('theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}
