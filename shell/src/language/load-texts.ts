import type { Language } from '@goodword/languages/languages'
import { addTexts, type TextTable } from '@goodword/shared-ui/kernel'
import { texts as ownTexts } from '../texts/texts.ts'
import { after } from '../waiting/after.ts'

/** The catalogues of a room, each loaded when its language is read; English stands in the code. */
export type Catalogues = Partial<Record<Language, () => Promise<{ default: TextTable }>>>

/** Milliseconds: a catalogue that is later than the page it belongs to holds nothing up. */
const PATIENCE_MS = 1500

const rooms = new Set<Catalogues>([ownTexts])

/**
 * Loads the shell's catalogue for the first page. Its tag in the page has run or failed by now, and the bundler would wait for a
 * failed one.
 * @returns whether it came in time; without it the page is in English
 */
export async function loadFirstTexts(language: Language): Promise<boolean> {
  for (const tag of document.querySelectorAll('script[src*="/assets/texts-"]')) tag.remove()
  return inTime(loadTexts(language))
}

/** @returns whether what a page waits for came in time */
export async function inTime(loading: Promise<void>): Promise<boolean> {
  const came = loading.then(
    () => true,
    () => false,
  )
  return (await Promise.race([came, after(PATIENCE_MS)])) ?? false
}

/** Takes the catalogues of a remote that was loaded, and loads the one of this language. Rejects when it cannot be loaded. */
export async function addCatalogues(catalogues: Catalogues, language: Language): Promise<void> {
  rooms.add(catalogues)
  await load(catalogues, language)
}

/** Loads a language for all that is on the screen, or may be next. Rejects when it cannot be loaded. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...rooms].map((catalogues) => load(catalogues, language)))
}

async function load(catalogues: Catalogues, language: Language): Promise<void> {
  const table = await catalogues[language]?.()
  if (table) addTexts(language, table.default)
}
