import { makeStyles } from '@griffel/react'
import { diffWordsWithSpace } from 'diff'
import { tokens } from '../theme/tokens.ts'

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
      {diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
        const key = at
        at += value.length
        if (removed)
          return (
            <del key={`-${key}`} className={styles.removed}>
              {value}
            </del>
          )
        return added ? (
          <ins key={`+${key}`} className={styles.added}>
            {value}
          </ins>
        ) : (
          <span key={key}>{value}</span>
        )
      })}
    </p>
  )
}
