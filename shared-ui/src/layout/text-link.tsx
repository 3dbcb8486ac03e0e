// By its package name, not its path: only the name is federated, and a second copy would have no router.
import { Link } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ComponentProps } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '40px' },
  },
})

/** A link that stands by itself: on a touch screen it has room for a thumb. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  const styles = useStyles()
  return <Link {...props} className={styles.link} />
}
