import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { IconText } from './icon-text.tsx'

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
})

/** Short facts in a row, each with its icon: where, how, how much, how many. */
export function IconFacts({ facts }: { facts: readonly (readonly [icon: ReactNode, text: string])[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.facts}>
      {facts.map(([icon, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same facts in the same order, and two may read alike
        <li key={index}>
          <IconText icon={icon}>{text}</IconText>
        </li>
      ))}
    </ul>
  )
}
