import type { Translation } from '@goodword/languages/texts'
import { po } from 'gettext-parser'

/** In which order a catalogue has its plural forms, by language: CLDR's, without those that only huge numbers have. */
const FORMS: Record<string, readonly Intl.LDMLPluralRule[]> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
}
const TWO_FORMS: readonly Intl.LDMLPluralRule[] = ['one', 'other']

/** The plural forms of a language, in the order of its catalogue. */
export function formsOf(language: string): readonly Intl.LDMLPluralRule[] {
  return FORMS[language] ?? TWO_FORMS
}

/**
 * Reads a catalogue in the format of gettext.
 * @param text of a `.po` file
 * @returns translations by their English source, of plurals by that of all other numbers; what is not translated is left out
 */
export function readPo(text: string, language: string): Map<string, Translation> {
  const entries = Object.values(po.parse(text).translations[''] ?? {})
  const found = new Map<string, Translation>()
  for (const { msgid, msgid_plural: plural, msgstr } of entries) {
    if (!msgid || msgstr.some((form) => form === '')) continue
    if (!plural) found.set(msgid, msgstr[0] ?? msgid)
    else found.set(plural, Object.fromEntries(formsOf(language).map((form, at) => [form, msgstr[at] ?? ''])))
  }
  return found
}
