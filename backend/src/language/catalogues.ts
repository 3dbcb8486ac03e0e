/// <reference path="./po.d.ts" />
import type { Language } from '@goodword/languages/languages'
import type { Translation } from '@goodword/languages/texts'
import ar from './ar.po' with { type: 'text' }
import de from './de.po' with { type: 'text' }
import es from './es.po' with { type: 'text' }
import fr from './fr.po' with { type: 'text' }
import pt from './pt.po' with { type: 'text' }
import { readPo } from './read-po.ts'

const FILES: Partial<Record<Language, string>> = { es, fr, de, pt, ar }
const read = new Map<Language, ReadonlyMap<string, Translation>>()

/** The server's translations of a language, by their English source; read when they are first needed. */
export function catalogueOf(language: Language): ReadonlyMap<string, Translation> {
  const known = read.get(language) ?? readPo(FILES[language] ?? '', language)
  read.set(language, known)
  return known
}
