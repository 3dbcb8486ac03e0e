import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import { useSWR } from '@goodword/shared-ui/kernel'
import { SignInAgain } from '@goodword/shared-ui/sign-in/sign-in-again.tsx'
import { SignInWays } from '@goodword/shared-ui/sign-in/sign-in-ways.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

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

/**
 * Says to a guest on a path of signed-in people that the page may be there after a sign-in, which leads back to it
 * (docs/rules.md#signing-in-leads-back-to-the-page-that-was-wanted).
 */
export function MayNeedSignIn({ next }: { next: string }) {
  const styles = useStyles()
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  return (
    <section className={styles.root} aria-label="Sign in">
      <p className={styles.text}>This page may need you to be signed in. Sign in, and you come straight back to it.</p>
      <div className={styles.buttons}>
        <SignInWays ways={signInWays(providers, 'referrer', next)} as="referring">
          I am referring
        </SignInWays>
        <SignInWays ways={signInWays(providers, 'hiring', next)} as="hiring">
          I am hiring
        </SignInWays>
      </div>
      <SignInAgain ways={signInWays(providers, 'sign-in', next)} />
    </section>
  )
}
