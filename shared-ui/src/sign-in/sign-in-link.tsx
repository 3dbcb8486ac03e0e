import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  link: {
    minHeight: '40px',
    padding: '4px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    textWrap: 'balance',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
})

interface SignInLinkProps {
  /** What it is called where the text alone does not say enough. */
  name?: string
  children: ReactNode
}

/** A form's button that looks like a link. */
export function SignInLink({ name, children }: SignInLinkProps) {
  const styles = useStyles()
  return (
    <button type="submit" className={styles.link} aria-label={name}>
      {children}
    </button>
  )
}
