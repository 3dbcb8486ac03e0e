import { directionOf, type Language } from '@goodword/languages/languages'

/** A file's name for a sentence; in one that is read from right to left it is isolated, so that it stays whole. */
export function fileNameIn(language: Language, name: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name
}
