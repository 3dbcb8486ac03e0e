import type { Language } from '@goodword/languages/languages'
import type { Translation } from '@goodword/languages/texts'
import { createContext, useContext } from 'react'

interface LanguageChoice {
  /** The language of what stands here. */
  language: Language
  /** Loads another language and shows it; what was typed stays. Rejects when its texts cannot be loaded. */
  choose(language: Language): Promise<void>
}

/** Given by the shell; without one, texts are English. */
export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: async () => {} })

/** The language of the page, and how another one is chosen. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext)
}

/** Translations by the key of their source (`keyOf`). */
export type TextTable = Record<string, Translation>

const tables: Partial<Record<Language, TextTable>> = {}

/** Takes a catalogue of the shell or of a remote: the same sentence has the same translation everywhere. */
export function addTexts(language: Language, table: TextTable): void {
  tables[language] = { ...tables[language], ...table }
}

/** The translation of the sentence with this key; undefined where there is none. */
export function translationOf(language: Language, key: string): Translation | undefined {
  const table = tables[language]
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}
