import { formatCount } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'
import type { ReadCounts } from '../contact-book.ts'
import { CONTACTS_MAX } from '../limits.ts'

/** What became of contacts that were read, or that they are forgotten. */
export type ReadNews = 'forgotten' | { file: string | undefined; counts: ReadCounts }

/** The same in a sentence or some. */
export function readNews({ t, tn }: Texts, news: ReadNews): string {
  if (news === 'forgotten') return t('The contacts are forgotten.')
  const { file, counts } = news
  const { added, known, nameless, beyond } = counts
  const count = formatCount(added)
  const sentences = [
    file === undefined
      ? tn(added, '{count} contact read from what you pasted.', '{count} contacts read from what you pasted.', {
          count,
        })
      : tn(added, '{count} contact read from {file}.', '{count} contacts read from {file}.', { count, file }),
  ]
  if (known > 0)
    sentences.push(
      tn(known, '{count} more was there already.', '{count} more were there already.', { count: formatCount(known) }),
    )
  if (nameless > 0)
    sentences.push(
      tn(nameless, '{count} without a name was left out.', '{count} without a name were left out.', {
        count: formatCount(nameless),
      }),
    )
  if (beyond > 0)
    sentences.push(
      tn(
        beyond,
        'Only {most} contacts are kept; {count} was left out.',
        'Only {most} contacts are kept; {count} were left out.',
        { most: formatCount(CONTACTS_MAX), count: formatCount(beyond) },
      ),
    )
  return sentences.join(' ')
}
