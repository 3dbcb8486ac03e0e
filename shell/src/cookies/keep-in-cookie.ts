/** Seconds: a year. */
const AGE = 31_536_000

/** Keeps how the page looks in a cookie, so that the server's next page comes with it and nothing flashes. */
export function keepInCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new for the phones we write for
  document.cookie = `${name}=${value}; path=/; max-age=${AGE}; samesite=lax${secure}`
}
