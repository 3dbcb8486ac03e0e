import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  bar: {
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
})

/** One bar of a skeleton, sized like what will stand there; any CSS length. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  const styles = useStyles()
  return <div className={styles.bar} style={{ width, height }} />
}
