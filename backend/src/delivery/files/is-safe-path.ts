/** Only plain names below a folder: no dots at a segment's start, so no way up and nothing hidden. */
const SAFE_PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/

export function isSafePath(path: string): boolean {
  return SAFE_PATH.test(path)
}
