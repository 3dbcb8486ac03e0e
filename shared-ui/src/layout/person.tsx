import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  initial: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.heroBackground,
    color: tokens.colorBrandForeground1,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: tokens.fontSizeBase300,
    fontWeight: 650,
  },
  // In a table, room for a name and a short address in a line each.
  words: { display: 'grid', minWidth: 0, '@media (width >= 800px)': { minWidth: '8rem' } },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  email: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
})

/** Somebody in a list: the initial in a circle, the name, the address below it. */
export function Person({ name, email }: { name: string; email: string }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <span className={styles.initial} aria-hidden="true">
        {initialOf(name) || initialOf(email)}
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.email} dir="auto">
          {email}
        </span>
      </span>
    </div>
  )
}

/** By code point: half an emoji is no initial. */
function initialOf(text: string): string {
  return ([...text.trim()][0] ?? '').toUpperCase()
}
