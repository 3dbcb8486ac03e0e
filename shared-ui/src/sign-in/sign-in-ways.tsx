import { Button } from '@fluentui/react-components'
import { makeStyles } from '@griffel/react'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLink } from './sign-in-link.tsx'

const useStyles = makeStyles({
  ways: { flexGrow: 1, display: 'grid', alignContent: 'start', '@media (min-width: 480px)': { flexGrow: 0 } },
  form: { display: 'grid' },
  button: { minHeight: '52px', minWidth: '160px', paddingInline: '24px' },
  // Room for the mark of the focus, which must not lie over the button above.
  other: { display: 'grid', justifyItems: 'center', paddingTop: '4px' },
})

interface SignInWaysProps {
  /** The first is the button's; each other one is named below it. */
  ways: readonly [Way, ...Way[]]
  /** As what one signs in: tells the links of two buttons apart for who hears them and does not see where they stand. */
  as: string
  primary?: boolean
  children: string
}

interface Way {
  label: string
  to: string
}

/** A button that starts a sign-in, and links below it that start it elsewhere. */
export function SignInWays({ ways: [first, ...others], as, primary, children }: SignInWaysProps) {
  const styles = useStyles()
  return (
    <div className={styles.ways}>
      <SignInForm to={first.to} className={styles.form}>
        <Button type="submit" size="large" appearance={primary ? 'primary' : 'secondary'} className={styles.button}>
          {children}
        </Button>
      </SignInForm>
      {others.map(({ label, to }) => (
        <SignInForm key={to} to={to} className={styles.other}>
          <SignInLink name={`Or continue with ${label}, ${as}`}>Or continue with {label}</SignInLink>
        </SignInForm>
      ))}
    </div>
  )
}
