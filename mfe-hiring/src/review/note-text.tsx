import type { Note } from '@goodword/contract/inbox'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Fragment } from 'react'

const useStyles = makeStyles({
  mention: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
})

/** The words of a note, in which mentions stand out. */
export function NoteText({ note: { text, mentions = [] } }: { note: Pick<Note, 'text' | 'mentions'> }) {
  const styles = useStyles()
  const ends = mentions.map(({ at, name }) => at + 1 + name.length)
  return (
    <>
      {mentions.map(({ at }, index) => (
        <Fragment key={at}>
          {text.slice(ends[index - 1] ?? 0, at)}
          <bdi className={styles.mention}>{text.slice(at, ends[index])}</bdi>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}
