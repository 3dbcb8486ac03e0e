import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { Fragment } from 'react'
import { tokens } from '../theme/tokens.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLink } from './sign-in-link.tsx'

const useStyles = makeStyles({
  root: {
    marginTop: '4px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
  form: { display: 'inline-grid' },
})

interface SignInAgainProps {
  ways: readonly [Way, ...Way[]]
}

interface Way {
  label: string
  to: string
}

/** For who has an account: a sign-in that stands for no role, with each provider. */
export function SignInAgain({ ways }: SignInAgainProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const [only, ...others] = ways
  if (others.length === 0) {
    return (
      <div className={styles.root}>
        {t('Been here before?')}
        <SignInForm to={only.to} className={styles.form}>
          <SignInLink>{t('Sign in')}</SignInLink>
        </SignInForm>
      </div>
    )
  }
  return (
    <div className={styles.root}>
      {t('Been here before? Sign in with')}
      {ways.map(({ label, to }, at) => (
        <Fragment key={to}>
          {at === 0 ? null : t('or')}
          <SignInForm to={to} className={styles.form}>
            <SignInLink name={t('Sign in with {provider}', { provider: label })}>{label}</SignInLink>
          </SignInForm>
        </Fragment>
      ))}
    </div>
  )
}
