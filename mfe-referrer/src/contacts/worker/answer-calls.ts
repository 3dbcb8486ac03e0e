import { type Said, said, saidWith } from '@goodword/languages/texts'
import { ContactBook, type ReadCounts } from '../contact-book.ts'
import { FILE_BYTES_MAX } from '../limits.ts'
import { ContactsProblem } from '../reading/contacts-problem.ts'
import { decodeText } from '../reading/decode-text.ts'
import { noContactsFile, noText } from '../reading/no-contacts-file.ts'
import { readContacts } from '../reading/read-contacts.ts'
import { OccupationNames } from '../titles/occupation-names.ts'
import type { WantedTitle } from '../titles/title-group.ts'
import { TitleMatcher } from '../titles/title-matcher.ts'
import type { Call, Calls, Reply } from './messages.ts'

const PROGRESS_EVERY = 5000

type Handlers = {
  [Kind in keyof Calls]: (
    ask: Calls[Kind]['ask'],
    tell: (progress: number) => void,
  ) => Promise<Calls[Kind]['answer']> | Calls[Kind]['answer']
}

/**
 * What the worker does: it holds the contacts, and answers. What it cannot read is answered with a sentence, and what it
 * had before stays.
 * @param post sends a reply to the page
 * @returns takes one call
 */
export function answerCalls(post: (reply: Reply) => void): (call: Call) => Promise<void> {
  const book = new ContactBook()
  let names: OccupationNames | undefined
  let last: { wanted: string; matcher: TitleMatcher } | undefined

  const handlers: Handlers = {
    names(lines) {
      names = new OccupationNames(lines)
      return null
    },
    groups: (title) => names?.groupsOf(title) ?? [],
    async read(source, tell) {
      const text = typeof source === 'string' ? source : await textOf(source)
      const counts: ReadCounts = { added: 0, known: 0, nameless: 0, beyond: 0 }
      let read = 0
      readContacts(text, (contact) => {
        book.add(contact, counts)
        if (++read % PROGRESS_EVERY === 0) tell(read)
      })
      if (read === 0) throw new ContactsProblem(nothingIn(source))
      return { ...counts, size: book.size }
    },
    find({ wanted, text, limit }) {
      const matcher = matcherOf(wanted)
      return text.trim() === '' ? book.withTitle(matcher, limit) : book.named(text, matcher, limit)
    },
  }

  function matcherOf(wanted: WantedTitle[]): TitleMatcher {
    const key = JSON.stringify(wanted)
    if (last?.wanted !== key) last = { wanted: key, matcher: new TitleMatcher(wanted) }
    return last.matcher
  }

  return async ({ id, kind, ask }) => {
    try {
      const answer = await handlers[kind](ask as never, (progress) => post({ id, progress }))
      post({ id, answer })
    } catch (error) {
      const problem = error instanceof ContactsProblem ? error.sentence : said('These contacts could not be read.')
      post({ id, problem })
    }
  }
}

async function textOf(file: File): Promise<string> {
  if (file.size > FILE_BYTES_MAX) {
    const [size, most] = [megabytes(file.size), megabytes(FILE_BYTES_MAX)]
    throw new ContactsProblem(
      saidWith(
        '{file} has {size} MB; up to {most} MB can be read. Export the contacts without pictures, or in parts.',
        { file: file.name, size, most },
      ),
    )
  }
  const bytes = await bytesOf(file)
  const objection = noContactsFile(file.name, bytes)
  if (objection) throw new ContactsProblem(objection)
  const text = decodeText(bytes)
  if (text === null) throw new ContactsProblem(noText(file.name))
  return text
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new ContactsProblem(saidWith('{file} could not be opened. Choose it again.', { file: file.name }))
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000)
}

function nothingIn(source: File | string): Said {
  return typeof source === 'string'
    ? said('There are no contacts in what you pasted.')
    : saidWith('There are no contacts in {file}.', { file: source.name })
}
