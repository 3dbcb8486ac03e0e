import { LANGUAGES } from '@goodword/languages/languages'
import * as z from 'zod/mini'
import type { LetterKind } from './letter-kind.ts'
import { readStored } from './read-stored.ts'
import type { Template } from './templates/letter-template.ts'
import type { Audience, Topic, TopicColumn } from './topic.ts'

interface Row<Column extends TopicColumn, To extends Audience, Words extends object, Kept extends object> {
  to: NoInfer<To>
  about: Topic<Column, To, Words>
  /** The words of the topic that are kept. */
  keeps: z.ZodMiniType<Kept>
  unsubscribe: boolean
  template: () => Promise<Template<NoInfer<Kept>>>
}

/**
 * A kind of letter about what is deleted in the same transaction: it is composed when it is enqueued, before the rows
 * go, and kept encrypted, its address too.
 */
export function snapshotKind<
  Column extends TopicColumn,
  To extends Audience,
  Words extends object,
  Kept extends object,
>(row: Row<Column, To, Words, Kept>): LetterKind<Column, object> {
  const { to, about, keeps, unsubscribe, template } = row
  const Snapshot = z.object({
    to: z.nullable(z.string()),
    // The row that says it may be gone when the letter is sent.
    language: z.optional(z.enum(LANGUAGES)),
    words: keeps,
  })
  return {
    to,
    about,
    unsubscribe,
    stoppedBy: unsubscribe ? 'forever' : 'nothing',
    template,
    hasLink: false,
    data: z.object({}),
    keep: async (db, letters) => {
      const found = await about.findWords(
        db,
        letters.map(({ id }) => id),
        { to },
      )
      return letters.map(({ id }) => {
        const { addresses, language, words } = found.get(id) ?? {}
        return { secret: Snapshot.parse({ to: addresses?.[to], language: language ?? undefined, words }) }
      })
    },
    open: async (_db, env, { secret }) => {
      const { to: address, language, words } = readStored(Snapshot, secret)
      const render = async () =>
        (await template()).render(words, { ...env, language: to === 'candidate' ? language : undefined })
      return address === null ? undefined : { to: address, render }
    },
  }
}
