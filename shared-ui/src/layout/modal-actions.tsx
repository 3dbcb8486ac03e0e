import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  actions: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '12px',
    marginInline: '-24px',
    padding: '16px 24px 20px',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 639px)': {
      marginInline: '-16px',
      padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
      '& > *': { flexGrow: 1, paddingInline: '12px' },
    },
  },
})

/** The buttons at the end of a `Modal`, the way on last; always in sight, however long the content is. */
export function ModalActions({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <div className={styles.actions}>{children}</div>
}
