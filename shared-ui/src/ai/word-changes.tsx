import { makeStyles } from '@griffel/react'
import { Fragment } from 'react'
import { tokens } from '../theme/tokens.ts'
import { wordRuns } from './word-runs.ts'

const useStyles = makeStyles({
  root: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  removed: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  added: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
  },
})

/** Which words of a sentence go and which come: by lines and weight, not by colour alone. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  const styles = useStyles()
  let at = 0
  return (
    <p className={styles.root} dir="auto">
      {wordRuns(before, after).map(({ same, removed, added }) => {
        const key = at
        at += same.length + removed.length + added.length
        return (
          <Fragment key={key}>
            {same}
            {removed ? <del className={styles.removed}>{removed.trimEnd()}</del> : null}
            {removed && added ? ' ' : null}
            {added ? <ins className={styles.added}>{added.trimEnd()}</ins> : null}
            {/\s$/u.test(added || removed) ? ' ' : null}
          </Fragment>
        )
      })}
    </p>
  )
}
