import type { LetterGroup } from '@goodword/contract/letter-choices'
import type * as z from 'zod/mini'
import { mintLink } from '../auth/links/mint-link.ts'
import type { Connection } from '../db/connect/client.ts'
import type { LinkKind } from '../db/schema/candidate-links.ts'
import { readStored } from './read-stored.ts'
import type { Stores } from './stores.ts'
import type { RenderedLetter, Template } from './templates/letter-template.ts'
import type { LetterEnv } from './templates/parts/letter-env.ts'
import type { Audience, Topic, TopicColumn } from './topic.ts'

/** What a row keeps of a letter; `secret` is what is encrypted there. */
export interface Kept extends Partial<Record<TopicColumn, string | null>> {
  data?: object | undefined
  secret?: unknown
}

/** A letter that is ready to go: where it goes, and what it says. */
export interface Envelope {
  to: string
  render: () => Promise<RenderedLetter>
}

/**
 * Which refusals of letters stop it (docs/rules.md#whoever-refuses-gets-no-letters): `forever`, those for ever; `any`, also
 * those for a while; `nothing`, where it is what the person has just asked for.
 */
export type StoppedBy = 'any' | 'forever' | 'nothing'

/** All there is to know of one kind of letter: what stores, sends, lists and shows letters asks nothing else. */
export interface LetterKind<Column extends TopicColumn = TopicColumn, Data = unknown> {
  to: Audience
  about: {
    column: Column
    findPeople: (
      db: Connection,
      ids: readonly string[],
    ) => Promise<Map<string, Partial<Record<Audience, string | undefined>>>>
  }
  /** What a verb hands in, beside the id of what the letter is about. */
  data: z.ZodMiniType<Data>
  /** Whether it leads to a page of ours. */
  hasLink: boolean
  /** Whether letters can be unsubscribed from with one click in it. */
  unsubscribe: boolean
  stoppedBy: StoppedBy
  /** Which of its reader's choices it follows; left out where it always comes (docs/rules.md#everybody-chooses-their-emails). */
  group?: LetterGroup | 'summary'
  /** Whether its reader cannot sign in any more. */
  isForClosed?: boolean
  template: () => Promise<Pick<Template<never>, 'previews'>>
  /** What to keep of letters, in the same order. @throws ZodError for what the kind does not take */
  keep: (db: Connection, letters: readonly { id: string; data: unknown }[]) => Promise<Kept[]>
  /**
   * A kept letter, as of now; undefined when what it is about is gone, or nobody may be written to.
   * @throws LetterFault when it cannot be read
   */
  open: (db: Connection, env: LetterEnv, kept: Kept) => Promise<Envelope | undefined>
}

interface Row<Column extends TopicColumn, To extends Audience, Words extends object, Data extends object> {
  to: NoInfer<To>
  about: Topic<Column, To, Words>
  stores: Stores<Data>
  /** The page of ours that the letter leads to: by its path, or by a link that is made for this letter alone. */
  link: ((data: NoInfer<Data>) => `/${string}`) | LinkKind | null
  unsubscribe: boolean
  /** `forever` where it is left out and can be unsubscribed from. */
  stoppedBy?: StoppedBy
  group?: LetterGroup
  isForClosed?: boolean
  /** Loaded when it is needed: React and the templates take longer to read than the rest of the server. */
  template: () => Promise<Template<NoInfer<Words & Data> & { link: string }>>
}

/** A kind of letter that is composed when it is sent: its row keeps ids, and what `stores` names. */
export function letterKind<Column extends TopicColumn, To extends Audience, Words extends object, Data extends object>(
  row: Row<Column, To, Words, Data>,
): LetterKind<Column, Data> {
  const { to, about, stores, link, unsubscribe, stoppedBy, group, isForClosed, template } = row
  return {
    to,
    about,
    unsubscribe,
    stoppedBy: stoppedBy ?? (unsubscribe ? 'forever' : 'nothing'),
    ...(group && { group }),
    ...(isForClosed && { isForClosed }),
    template,
    hasLink: link !== null,
    data: stores.data,
    keep: async (_db, letters) =>
      letters.map(({ id, data }) => {
        const kept = stores.data.parse(data)
        return { [about.column]: id, ...(stores.isSealed ? { secret: kept } : { data: kept }) }
      }),
    open: async (db, env, kept) => {
      const data = readStored(stores.data, stores.isSealed ? kept.secret : kept.data)
      const id = kept[about.column]
      const found = id ? (await about.findWords(db, [id], { to, zone: env.zone })).get(id) : undefined
      const address = found?.addresses[to]
      if (!found || !address) return undefined
      const language = to === 'candidate' ? (found.language ?? undefined) : undefined
      const pathOf = async () => {
        if (typeof link !== 'string') return link?.(data) ?? ''
        if (!found.referralId) throw new Error('A link of a candidate belongs to an invitation.')
        return mintLink(db, link, found.referralId)
      }
      const render = async () =>
        (await template()).render(
          { ...found.words, ...data, link: env.APP_URL + (await pathOf()) },
          { ...env, language },
        )
      return { to: address, render }
    },
  }
}
