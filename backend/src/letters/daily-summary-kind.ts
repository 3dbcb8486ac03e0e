import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Connection } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { users } from '../db/schema/users.ts'
import { aboutUser } from './about-user.ts'
import type { LetterKind } from './letter-kind.ts'
import { readStored } from './read-stored.ts'
import { readerOf } from './reader-of.ts'
import { settingsOf } from './settings-of.ts'
import type { LetterEnv } from './templates/parts/letter-env.ts'
import { addressedAs } from './typed-text.ts'

/** Ids of the letters that it stands for. */
const data = z.object({ letterIds: z.array(z.string()) })
const template = async () => (await import('./templates/daily-summary.tsx')).dailySummary
/** The kind of a name; handed in, as the kinds know this one. */
type KindOf = (name: string) => LetterKind | undefined
/** The most lines of one; the rest are counted, and not opened. */
const LINES_MAX = 100

/**
 * What was held for a person since the last one, as one letter: a line for each, which is the subject it would have had. What it was
 * about and is gone, what was turned off meanwhile, and what is somebody else's to read by now, is not in it.
 * @param kindOf the kind of a name
 */
export const dailySummaryKind = (kindOf: KindOf): LetterKind<'userId', z.output<typeof data>> => ({
  to: 'person',
  about: aboutUser,
  data,
  hasLink: true,
  unsubscribe: false,
  stoppedBy: 'nothing',
  group: 'summary',
  template,
  keep: async (_db, all) => all.map(({ id, data: given }) => ({ userId: id, data: data.parse(given) })),
  open: async (db, env, { userId, data: kept }) => {
    const [person] = userId ? await db.select().from(users).where(isReader(userId)) : []
    if (!person) return undefined
    const { lines, more, isHiring } = await linesOf({ db, env, kindOf }, person.id, readStored(data, kept).letterIds)
    if (lines.length === 0) return undefined
    const words = {
      firstName: addressedAs(person.firstName),
      lines,
      more,
      link: `${env.APP_URL}${isHiring ? '/applications' : '/dashboard'}`,
    }
    return { to: person.email, render: async () => (await template()).render(words, env) }
  },
})

/** An account that is open. */
const isReader = (userId: string) => and(eq(users.id, userId), isNull(users.closedAt))

interface Means {
  db: Connection
  env: LetterEnv
  kindOf: KindOf
}

async function linesOf({ db, env, kindOf }: Means, userId: string, ids: string[]) {
  const { letters: choices } = await settingsOf(db, userId)
  const rows = await db
    .select()
    .from(letters)
    .where(and(inArray(letters.id, ids), eq(letters.recipientKey, userId)))
    .orderBy(asc(letters.id))
  const lines: string[] = []
  let isHiring = false
  const all = lastOfEach(rows)
  let more = all.length
  for (const row of all) {
    if (lines.length === LINES_MAX) break
    more -= 1
    const kind = kindOf(row.kind)
    if (!kind?.group || kind.group === 'summary' || choices[kind.group] === 'none') continue
    // The job may be in other hands since.
    if ((await readerOf(db, kind, row)) !== userId) continue
    const letter = await kind.open(db, env, row)
    if (!letter) continue
    lines.push((await letter.render()).subject)
    isHiring ||= kind.group !== 'referrals'
  }
  return { lines, more, isHiring }
}

interface Held {
  kind: string
  id: string
  applicationId: string | null
  userId: string | null
}

/** Of a status that changed several times, where it has come to; what is about a person's note stands by itself. */
function lastOfEach<Row extends Held>(rows: Row[]): Row[] {
  const topicOf = ({ kind, id, applicationId, userId }: Held) => `${kind} ${(userId ? null : applicationId) ?? id}`
  const byTopic = Map.groupBy(rows, topicOf)
  return [...byTopic.values()].flatMap((some) => some.at(-1) ?? [])
}
