import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { SignInWays } from '@goodword/shared-ui/sign-in/sign-in-ways.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  band: { backgroundColor: tokens.heroBackground },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: 'clamp(40px, 7vw, 88px) clamp(16px, 4vw, 32px)',
  },
  tagline: {
    margin: '0 0 16px',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.3,
  },
  heading: {
    margin: 0,
    maxWidth: '18ch',
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: 'min(clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem), 12vw)',
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
    fontWeight: 700,
    textWrap: 'balance',
  },
  lead: {
    margin: '20px 0 0',
    maxWidth: '56ch',
    fontSize: 'clamp(1rem, 0.95rem + 0.3vw, 1.2rem)',
    lineHeight: 1.55,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px' },
})

/** What a company gains, and the way in. */
export function CompaniesHero() {
  const styles = useStyles()
  const { t } = useTexts()
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <p className={styles.tagline}>{t('For companies')}</p>
        <h1 className={styles.heading}>{t('Hire people somebody vouches for.')}</h1>
        <p className={styles.lead}>
          {t(
            'Post a role with a reward. People who know someone put in a good word. The candidate decides to apply, and you read one short list in which every name comes with another.',
          )}
        </p>
        <div className={styles.actions}>
          <SignInWays ways={signInWays(providers, 'hiring')} as="hiring" primary>
            {t('I am hiring')}
          </SignInWays>
        </div>
      </div>
    </div>
  )
}
