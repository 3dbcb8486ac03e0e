/** Whether the browser keeps cookies of this site. `navigator.cookieEnabled` is true also where the settings block them. */
export function keepsCookies(): boolean {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is too new for the phones we write for
  document.cookie = 'kept=1; samesite=lax'
  const isKept = /\bkept=1/.test(document.cookie)
  document.cookie = 'kept=; max-age=0'
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  return isKept
}
