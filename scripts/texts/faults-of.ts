import type { Language } from '../../languages/src/languages.ts'
import { keyOf } from '../../languages/src/texts.ts'
import { entriesOf } from './write-catalogue.ts'

/** A place, or the name of marked words. */
const PARTS = /\{\w+\}|<\/?\w+>/g

/** Three dots, straight quotation marks, and a space that may break before punctuation: as typed, not as printed. */
const UNTIDY = /\.{3}|["']| [:;!?»]|« /

/**
 * What is wrong with a catalogue's file: a sentence without a comment for translators, one without a translation, a
 * translation with other places than its source or with marks as they are typed, two sentences with one key.
 * @param language undefined for the template
 * @returns a line for each, with the file's name
 */
export function faultsOf(file: string, text: string, language: Language | undefined): string[] {
  const faults: string[] = []
  const keys = new Map<string, string>()
  for (const { msgid, msgid_plural: plural, msgstr, comments } of Object.values(entriesOf(text))) {
    const say = (fault: string) => faults.push(`${file}: ${JSON.stringify(msgid)} ${fault}`)
    const source = plural ?? msgid
    const twin = keys.get(keyOf(source))
    if (twin !== undefined) say(`has the key of ${JSON.stringify(twin)}: reword one of them`)
    keys.set(keyOf(source), source)
    if (!language) {
      if (!comments?.extracted) say('has no comment for translators')
      continue
    }
    if (msgstr.some((form) => form === '')) {
      say('has no translation')
      continue
    }
    const wanted = partsOf(source)
    for (const form of msgstr) {
      const got = partsOf(form)
      const isNumberLeftOut = plural !== undefined && got === wanted.replace('{count} ', '')
      if (got !== wanted && !isNumberLeftOut) say(`has other places in its translation: ${JSON.stringify(form)}`)
      const [mark] = UNTIDY.exec(form) ?? []
      if (mark)
        say(`has ${JSON.stringify(mark)} in its translation: use …, the language's quotation marks, a no-break space`)
    }
  }
  return faults
}

function partsOf(text: string): string {
  return (text.match(PARTS) ?? [])
    .toSorted()
    .map((part) => `${part} `)
    .join('')
}
