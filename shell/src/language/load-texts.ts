import type { Language } from '@goodword/languages/languages'
import { addTexts, type TextTable } from '@goodword/shared-ui/kernel'
import { texts as ownTexts } from '../texts/texts.ts'

/** The catalogues of a room, each loaded when its language is read; English stands in the code. */
export type Catalogues = Partial<Record<Language, () => Promise<{ default: TextTable }>>>

const rooms = new Set<Catalogues>([ownTexts])

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
