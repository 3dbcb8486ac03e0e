import type { Breaks } from './break.ts'

const HERO = 'mfe-public/src/landing/hero.tsx'
const FAQ = 'mfe-public/src/landing/faq'

/** The landing page. */
export const LANDING: Breaks = {
  '2.landing.hero': [
    [HERO, 'Human-centered hiring for the AI age', 'Hiring for the AI age'],
    [HERO, 'Real Hires. ', 'Hires. '],
  ],
  '2.landing.sign-in': [
    [HERO, 'I am referring', 'I refer'],
    [HERO, 'I am hiring', 'I hire'],
    [HERO, "signInWays(providers, 'hiring')", "signInWays(providers, 'referrer')"],
    [HERO, "signInWays(providers, 'referrer')", "signInWays(providers, 'hiring')"],
    ['shared-ui/src/sign-in/sign-in-form.tsx', 'method="get"', 'method="post"'],
    ['shared-ui/src/sign-in/sign-in-ways.tsx', 'type="submit"', 'type="button"'],
    ['backend/contract/src/addresses.ts', '`/api/auth/${provider}/${button}`', '`/api/auth/${provider}/as-${button}`'],
  ],
  '2.landing.how': [
    ['mfe-public/src/landing/how-it-works.tsx', '{STEPS.map(', '{STEPS.slice(1).map('],
    ['mfe-public/src/landing/how-it-works.tsx', 'heading="How it works"', 'heading="How"'],
  ],
  '2.landing.ai': [
    ['mfe-public/src/landing/human-and-ai.tsx', '{POINTS.map(', '{POINTS.slice(1).map('],
    ['mfe-public/src/landing/human-and-ai.tsx', 'heading="Human + AI"', 'heading="AI"'],
  ],
  '2.landing.why': [
    ['mfe-public/src/landing/why.tsx', "heading: 'Why recommenders'", "heading: 'Why referrers'"],
    ['mfe-public/src/landing/why.tsx', '{REASONS.map(', '{REASONS.slice(1).map('],
    ['mfe-public/src/landing/landing-page.tsx', '      <Why />\n', ''],
  ],
  '2.landing.faq': [
    [`${FAQ}/faq.tsx`, '{questions.map(', '{questions.slice(1).map('],
    [`${FAQ}/faq.tsx`, '{COLUMNS.map(', '{COLUMNS.slice(1).map('],
    [`${FAQ}/faq.tsx`, "'For candidates'", "'For everybody'"],
    [`${FAQ}/faq-item.tsx`, '<details className', '<details open className'],
    [`${FAQ}/faq-item.tsx`, '<p className={styles.answer}>{answer}</p>', ''],
  ],
  '2.landing.social': [
    ['mfe-public/src/landing/closing-band.tsx', '<ShareLink className={styles.link} />', ''],
    ['mfe-public/src/landing/closing-band.tsx', '<footer className', '<section className'],
    ['mfe-public/src/landing/share-link.tsx', "'https://www.linkedin.com/sharing/share-offsite/'", "'/share'"],
  ],
  '9.share': [
    ['backend/contract/src/limits.ts', 'PLATFORM_SHARE = 0.25', 'PLATFORM_SHARE = 0.2'],
    ['backend/contract/src/reward.ts', 'gross - goodword', 'gross'],
  ],
}
