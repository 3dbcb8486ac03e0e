import { said } from '@goodword/languages/texts'

/** What others see of a person whose sign-in provider gave no name. */
export const NAMELESS = said('A colleague')

/** First and last name, of which a sign-in provider or another server may have left out either. */
export interface Names {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** First and last name as one, without what is missing; empty where both are. */
export function joinNames({ firstName, lastName }: Names): string {
  return [firstName, lastName].flatMap((name) => name?.trim() || []).join(' ')
}

/**
 * How others see a person: first and last name, or 'A colleague' where neither is known. No part of an address is ever
 * shown as a name (docs/rules.md#an-account-belongs-to-the-providers-subject).
 * @param t says 'A colleague' in the language of the reader
 */
export function referrerName(
  names: Names | null | undefined,
  t: (sentence: string) => string = (sentence) => sentence,
): string {
  return joinNames(names ?? {}) || t(NAMELESS)
}
