import { directionOf } from '@goodword/languages/languages'
import { useLanguage } from '@goodword/shared-ui/kernel'
import { Fragment, type ReactNode } from 'react'

interface SentenceProps {
  /** Our words, with the names in them. */
  text: string
  /** What people wrote in it: names, titles. */
  names: readonly string[]
}

/**
 * A sentence of ours, in the direction of the page's language; names in it read in their own direction and leave our words where they are
 * (docs/rules.md#what-a-person-wrote-reads-in-its-own-direction).
 */
export function Sentence({ text, names }: SentenceProps) {
  const { language } = useLanguage()
  // A name can be part of another one: the longest first.
  const longestFirst = names.filter(Boolean).toSorted((one, other) => other.length - one.length)
  return (
    // Another sentence is another element (docs/rules.md#a-translated-page-stays-true).
    <span dir={directionOf(language)} key={text}>
      {isolate(text, longestFirst)}
    </span>
  )
}

function isolate(text: string, [name, ...others]: readonly string[]): ReactNode {
  if (name === undefined) return text
  return text.split(name).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which may read alike
    <Fragment key={at}>
      {at > 0 ? <bdi>{name}</bdi> : null}
      {isolate(part, others)}
    </Fragment>
  ))
}
