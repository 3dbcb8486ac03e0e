import { CURRENT_USER } from '@goodword/contract/addresses'
import { pathOf } from '@goodword/contract/endpoint'
import type { SignedIn } from '../../auth/actor.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { Logger } from '../../watching/log.ts'
import { noteRequest } from '../../watching/note-request.ts'
import type { PageContext, PageReaders } from './page-readers.ts'

interface Answers {
  /** Replies by path, as the page would have fetched them. */
  replies: Record<string, unknown>
  /** Status of those that were refused, by path. */
  refused: Record<string, number>
}

/** What a route of the shell's table needs. */
interface Needs {
  /** Paths of endpoints, with the route's parameters. */
  data?: readonly string[] | undefined
  /** Paths of endpoints that answer whoever is signed in. */
  ownData?: readonly string[] | undefined
}

/**
 * Reads what a page will request first, so that the replies go along with it. What cannot be read is left out: the page
 * then requests it itself.
 */
export async function readPage(
  { user, actor, replies: readers, firstReplies }: PageReaders,
  context: PageContext,
  { data = [], ownData = [] }: Needs,
  params: Record<string, string>,
  log: Logger,
): Promise<Answers> {
  const answers: Answers = { replies: {}, refused: {} }
  const answer = async (path: string, read: () => Promise<unknown> | undefined) => {
    try {
      answers.replies[path] = await read()
    } catch (error) {
      if (error instanceof NotFound) {
        answers.refused[path] = 404
        noteRequest({ error })
      } else log.warn({ err: error }, 'page sent without a first reply')
    }
  }
  const answerOwn = async (path: string, who: SignedIn) => {
    try {
      const [at, reply] = (await firstReplies[path]?.(who, context.request)) ?? []
      if (at) answers.replies[at] = reply
    } catch (error) {
      // A page that is not for them, or an address that asks for nothing there is: the page says so.
      if (!(error instanceof AppError)) log.warn({ err: error }, 'page sent without a first reply')
    }
  }
  const answerAllOwn = async () => {
    // Where nobody knows who asks, reading the user has said so.
    const who = await actor(context.request).catch(() => undefined)
    if (who) await Promise.all(ownData.map((path) => answerOwn(path, who)))
  }
  await Promise.all([
    answer(CURRENT_USER, () => user(context.request)),
    ...data.map((path) =>
      answer(pathOf({ path: path as `/api/${string}` }, params), () => readers[path]?.(context, params)),
    ),
    ownData.length > 0 && answerAllOwn(),
  ])
  return answers
}
