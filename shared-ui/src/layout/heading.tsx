import { makeStyles, mergeClasses } from '@griffel/react'
import type { ComponentProps } from 'react'
import { tokens } from '../theme/tokens.ts'
import { onLargeText } from './phones.ts'

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontFamily: tokens.fontFamilyDisplay,
    lineHeight: 1.25,
    fontWeight: 600,
    [onLargeText]: { overflowWrap: 'anywhere', hyphens: 'auto' },
  },
  small: { fontSize: tokens.fontSizeBase400 },
  medium: { fontSize: tokens.fontSizeBase500 },
  large: { fontSize: tokens.fontSizeBase600, lineHeight: 1.2 },
})

interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level?: 1 | 2 | 3
  size?: 'small' | 'medium' | 'large'
}

/** The heading of a part of a page, without margins: those belong to what it stands in. */
export function Heading({ level = 2, size = 'medium', className, ...rest }: HeadingProps) {
  const styles = useStyles()
  const Tag = `h${level}` as const
  return <Tag {...rest} className={mergeClasses(styles.heading, styles[size], className)} />
}
