/// <reference path="./po.d.ts" />
import type { Language } from '@goodword/languages/languages'
import type { Translation } from '@goodword/languages/texts'
import lettersAr from '../letters/texts/ar.po' with { type: 'text' }
import lettersDe from '../letters/texts/de.po' with { type: 'text' }
import lettersEs from '../letters/texts/es.po' with { type: 'text' }
import lettersFr from '../letters/texts/fr.po' with { type: 'text' }
import lettersPt from '../letters/texts/pt.po' with { type: 'text' }
import ar from './ar.po' with { type: 'text' }
import de from './de.po' with { type: 'text' }
import es from './es.po' with { type: 'text' }
import fr from './fr.po' with { type: 'text' }
import pt from './pt.po' with { type: 'text' }
import { readPo } from './read-po.ts'

/** What the server says, and what its letters say. */
const FILES: Partial<Record<Language, readonly string[]>> = {
  es: [es, lettersEs],
  fr: [fr, lettersFr],
  de: [de, lettersDe],
  pt: [pt, lettersPt],
  ar: [ar, lettersAr],
}
const read = new Map<Language, ReadonlyMap<string, Translation>>()

/** The server's translations of a language, by their English source; read when they are first needed. */
export function catalogueOf(language: Language): ReadonlyMap<string, Translation> {
  const known = read.get(language) ?? new Map(FILES[language]?.flatMap((file) => [...readPo(file, language)]))
  read.set(language, known)
  return known
}
