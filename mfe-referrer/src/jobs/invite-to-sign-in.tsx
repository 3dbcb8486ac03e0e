import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { SignInAgain } from '@goodword/shared-ui/sign-in/sign-in-again.tsx'
import { SignInWays } from '@goodword/shared-ui/sign-in/sign-in-ways.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    marginTop: '40px',
    textAlign: 'center',
    textWrap: 'balance',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5 },
  ways: { display: 'flex', justifySelf: 'stretch', justifyContent: 'center' },
})

/** The way from a public job to recommending somebody for it, which takes a sign-in that leads back to it. */
export function InviteToSignIn({ next }: { next: string }) {
  const { t } = useTexts()
  const styles = useStyles()
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  return (
    <section className={styles.root} aria-labelledby="sign-in">
      <Heading size="large" id="sign-in">
        {t('Know someone who would shine here?')}
      </Heading>
      <p className={styles.text}>{t('Sign in to put in a good word for them. You come straight back to this job.')}</p>
      <div className={styles.ways}>
        <SignInWays ways={signInWays(providers, 'referrer', next)} as="referring" primary>
          {t('I am referring')}
        </SignInWays>
      </div>
      <SignInAgain ways={signInWays(providers, 'sign-in', next)} />
    </section>
  )
}
