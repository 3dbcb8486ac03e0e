import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import type { ComponentProps } from 'react'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { SignInWays } from '../sign-in/sign-in-ways.tsx'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    maxWidth: '520px',
    marginInline: 'auto',
    padding: '24px 16px 48px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'center',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5, textWrap: 'balance' },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', justifySelf: 'stretch' },
})

interface SignInForPageProps {
  /** The ways of signing in behind a button, each of which leads back to the page. */
  waysBy: (button: 'referrer' | 'hiring' | 'sign-in') => ComponentProps<typeof SignInWays>['ways']
}

/** Below a 404 page: it may be there for who signs in. */
export function SignInForPage({ waysBy }: SignInForPageProps) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <section className={styles.root} aria-label={t('Sign in')}>
      <p className={styles.text}>
        {t('This page may need you to be signed in. Sign in, and you come straight back to it.')}
      </p>
      <div className={styles.buttons}>
        <SignInWays ways={waysBy('referrer')} as="referring">
          {t('I am referring')}
        </SignInWays>
        <SignInWays ways={waysBy('hiring')} as="hiring">
          {t('I am hiring')}
        </SignInWays>
      </div>
      <SignInAgain ways={waysBy('sign-in')} />
    </section>
  )
}
