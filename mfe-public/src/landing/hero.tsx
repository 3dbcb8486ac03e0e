import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import { HeroNetwork } from '@goodword/shared-ui/illustrations/hero-network.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { SignInAgain } from '@goodword/shared-ui/sign-in/sign-in-again.tsx'
import { SignInWays } from '@goodword/shared-ui/sign-in/sign-in-ways.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const WIDE = '@media (min-width: 900px)'

const useStyles = makeStyles({
  band: { backgroundColor: tokens.heroBackground, overflowX: 'clip' },
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
    paddingBlock: 'clamp(32px, 6vw, 88px)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(24px, 5vw, 64px)',
    alignItems: 'center',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
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
    fontFamily: tokens.fontFamilyDisplay,
    // Larger text in the browser: no larger than its longest line has room for.
    fontSize: 'min(clamp(2.75rem, 1.5rem + 5.2vw, 4.75rem), 15vw)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    fontWeight: 700,
  },
  line: { display: 'block' },
  reward: { display: 'block', color: tokens.rewardForeground },
  lead: {
    margin: '20px 0 0',
    maxWidth: '52ch',
    fontSize: 'clamp(1rem, 0.95rem + 0.3vw, 1.2rem)',
    lineHeight: 1.55,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px', scrollMarginTop: '40vh' },
  note: {
    margin: '16px 0 0',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
  },
  picture: {
    display: 'grid',
    justifyItems: 'center',
    minWidth: 0,
    // On a tablet it would be as high as the screen.
    '& > svg': { maxWidth: '480px' },
    [WIDE]: { '& > svg': { maxWidth: 'none' } },
  },
})

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' })

/** What Goodword is, the two sign-in buttons, and the way back in for who has an account. */
export function Hero() {
  const styles = useStyles()
  const { t } = useTexts()
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  const again = signInWays(providers, 'sign-in')
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div>
          <p className={styles.tagline}>{t('Human-centered hiring for the AI age')}</p>
          <h1 className={styles.heading}>
            <span className={styles.line}>{t('Real People.')} </span>
            <span className={styles.line}>{t('Real Hires.')} </span>
            <span className={styles.reward}>{t('Real Rewards.')}</span>
          </h1>
          <p className={styles.lead}>
            {t(
              'Companies post roles. You put in a good word for someone you know. They decide whether to apply. When it ends in a hire, the company rewards you for it.',
            )}
          </p>
          <div className={styles.actions} id="start">
            <SignInWays ways={signInWays(providers, 'referrer')} as="referring" primary>
              {t('I am referring')}
            </SignInWays>
            <SignInWays ways={signInWays(providers, 'hiring')} as="hiring">
              {t('I am hiring')}
            </SignInWays>
          </div>
          <SignInAgain ways={again} />
          <p className={styles.note}>
            {t('You sign in with {providers}. Invited to apply? Just open your personal link: no account, and free.', {
              providers: EITHER.format(again.map(({ label }) => label)),
            })}
          </p>
        </div>
        <div className={styles.picture}>
          <HeroNetwork width="100%" />
        </div>
      </div>
    </div>
  )
}
