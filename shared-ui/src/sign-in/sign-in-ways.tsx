import { Button } from '@fluentui/react-components'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
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

/** Tell the links of two buttons apart for who hears them and does not see where they stand. */
const NAMES = {
  referring: said('Or continue with {provider}, referring'),
  hiring: said('Or continue with {provider}, hiring'),
  'to join': said('Or continue with {provider}, to join'),
}

interface SignInWaysProps {
  /** The first is the button's; each other one is named below it. */
  ways: readonly [Way, ...Way[]]
  /** As what one signs in. */
  as: keyof typeof NAMES
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
  const { t } = useTexts()
  return (
    <div className={styles.ways}>
      <SignInForm to={first.to} className={styles.form}>
        <Button type="submit" size="large" appearance={primary ? 'primary' : 'secondary'} className={styles.button}>
          {children}
        </Button>
      </SignInForm>
      {others.map(({ label, to }) => (
        <SignInForm key={to} to={to} className={styles.other}>
          <SignInLink name={t(NAMES[as], { provider: label })}>
            {t('Or continue with {provider}', { provider: label })}
          </SignInLink>
        </SignInForm>
      ))}
    </div>
  )
}
