import { useTexts } from '@goodword/shared-ui/kernel'
import { ClosingBand } from './closing-band.tsx'
import { Faq } from './faq/faq.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { HumanAndAi } from './human-and-ai.tsx'
import { RewardSplit } from './reward-split.tsx'
import { Why } from './why.tsx'

/**
 * What a guest sees first. It promises nothing the product does not do
 * (docs/rules.md#the-landing-page-claims-only-what-is-true).
 */
export function LandingPage() {
  const { t } = useTexts()
  return (
    <>
      <title>{t('Goodword · Real People. Real Hires. Real Rewards.')}</title>
      <Hero />
      <HowItWorks />
      <RewardSplit />
      <HumanAndAi />
      <Why />
      <Faq />
      <ClosingBand />
    </>
  )
}
