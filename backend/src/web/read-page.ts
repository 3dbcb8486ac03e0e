import { CURRENT_USER } from '@goodword/contract/addresses'
import { pathOf } from '@goodword/contract/endpoint'
import { NotFound } from '../errors.ts'
import type { Logger } from '../observability/log.ts'
import { noteRequest } from '../observability/note-request.ts'
import type { PageContext, PageReaders } from './page-readers.ts'

interface Answers {
  /** Replies by path, as the page would have fetched them. */
  replies: Record<string, unknown>
  /** Status of those that were refused, by path. */
  refused: Record<string, number>
}

/**
 * Reads what a page will request first, so that the replies go along with it. What cannot be read is left out: the page
 * then requests it itself.
 * @param data paths of endpoints, with the route's parameters
 */
export async function readPage(
  { user, replies: readers }: PageReaders,
  context: PageContext,
  data: readonly string[],
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
      } else log.warn({ err: error }, 'a page goes out without a reply')
    }
  }
  await Promise.all([
    answer(CURRENT_USER, () => user(context.request)),
    ...data.map((path) =>
      answer(pathOf({ path: path as `/api/${string}` }, params), () => readers[path]?.(context, params)),
    ),
  ])
  return answers
}
