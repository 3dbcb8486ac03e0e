import { signInAddress } from '@goodword/contract/addresses'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { SignInButton } from './sign-in-button.tsx'
import { useSignInProviders } from './use-sign-in-providers.ts'

const useStyles = makeStyles({
  ways: { flexGrow: 1, display: 'grid', alignContent: 'start', '@media (min-width: 480px)': { flexGrow: 0 } },
  // Room for the mark of the focus, which must not lie over the button above.
  other: { display: 'grid', justifyItems: 'center', paddingTop: '4px' },
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

/** Tells the two apart for who hears them and does not see where they stand. */
const DOING = { referrer: 'referring', hiring: 'hiring' }

interface SignInWaysProps {
  /** The role, as the addresses name it. */
  as: 'referrer' | 'hiring'
  primary?: boolean
  children: string
}

/** Signing in for one role: the button leads to the first provider, and each other one is named below it. */
export function SignInWays({ as, primary = false, children }: SignInWaysProps) {
  const styles = useStyles()
  const [first, ...others] = useSignInProviders()
  return (
    <div className={styles.ways}>
      <SignInButton to={signInAddress(first.name, as)} primary={primary}>
        {children}
      </SignInButton>
      {others.map(({ name, label }) => (
        <form key={name} method="get" action={signInAddress(name, as)} className={styles.other}>
          <button type="submit" className={styles.link} aria-label={`Or continue with ${label}, ${DOING[as]}`}>
            Or continue with {label}
          </button>
        </form>
      ))}
    </div>
  )
}
