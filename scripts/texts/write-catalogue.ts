import { type GetTextTranslation, po } from 'gettext-parser'
import { formsOf } from '../../backend/src/language/read-po.ts'
import { LANGUAGES, type Language } from '../../languages/src/languages.ts'
import type { Used } from './sentences-of.ts'

const PLURALS: Record<string, string> = {
  fr: 'nplurals=2; plural=(n > 1);',
  pt: 'nplurals=2; plural=(n > 1);',
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);',
}

/** Every language that has catalogues. */
export const TRANSLATED: readonly Language[] = LANGUAGES.filter((language) => language !== 'en')

/**
 * A catalogue's file as it should be: the sentences of the code, each with what was known of it.
 * @param language of a `.po`; undefined for the template `texts.pot`, whose comments are written by hand
 * @param known the file as it is
 * @param template the file `texts.pot`, whose comments translations are read with
 */
export function catalogueText(
  sentences: readonly Used[],
  language: Language | undefined,
  known: string,
  template = known,
) {
  const before = entriesOf(known)
  const comments = entriesOf(template)
  const entries = sentences.map(({ source, one, files }): [string, GetTextTranslation] => {
    const msgid = one ?? source
    const old = before[msgid]
    const count = one === undefined ? 1 : language ? formsOf(language).length : 2
    const kept = old?.msgid_plural === (one === undefined ? undefined : source) ? (old?.msgstr ?? []) : []
    const extracted = comments[msgid]?.comments?.extracted
    return [
      msgid,
      {
        msgid,
        ...(one !== undefined && { msgid_plural: source }),
        msgstr: Array.from({ length: count }, (_, at) => kept[at] ?? ''),
        comments: {
          ...(extracted && { extracted }),
          ...(old?.comments?.translator && { translator: old.comments.translator }),
          reference: files.join('\n'),
        } as NonNullable<GetTextTranslation['comments']>,
      },
    ]
  })
  const headers: Record<string, string> = {
    ...(language && { Language: language }),
    'Content-Type': 'text/plain; charset=utf-8',
    ...(language && { 'Plural-Forms': PLURALS[language] ?? 'nplurals=2; plural=(n != 1);' }),
  }
  const table = { charset: 'utf-8', headers, translations: { '': Object.fromEntries(entries) } }
  return `${po
    .compile(table as Parameters<typeof po.compile>[0], { foldLength: 0 })
    .toString()
    .trimEnd()}\n`
}

/** The entries of a file, by their English. */
export function entriesOf(text: string): Record<string, GetTextTranslation> {
  const { '': _header, ...entries } = po.parse(text).translations[''] ?? {}
  return entries
}
