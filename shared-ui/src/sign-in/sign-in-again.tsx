import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLink } from './sign-in-link.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginTop: '4px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
  form: { display: 'inline-grid' },
})

interface SignInAgainProps {
  ways: readonly { label: string; to: string }[]
}

/** For who has an account: a sign-in that stands for no role, with each provider. */
export function SignInAgain({ ways }: SignInAgainProps) {
  const styles = useStyles()
  const isOne = ways.length === 1
  return (
    <div className={styles.root}>
      Been here before?
      {ways.map(({ label, to }) => (
        <SignInForm key={to} to={to} className={styles.form}>
          {isOne ? <SignInLink>Sign in</SignInLink> : <SignInLink>Sign in with {label}</SignInLink>}
        </SignInForm>
      ))}
    </div>
  )
}
