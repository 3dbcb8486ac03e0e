/** What scanners of mail, which open links, do not do. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** Calls once, as soon as something tells that a person is here. @returns what stops waiting for it */
export function onSignOfPerson(tell: () => void): () => void {
  const seen = new AbortController()
  const once = () => {
    seen.abort()
    tell()
  }
  for (const sign of SIGNS) addEventListener(sign, once, { signal: seen.signal, passive: true })
  return () => seen.abort()
}
