import { PLATFORM_SHARE } from '@goodword/contract/limits'
import { useTexts } from '@goodword/shared-ui/kernel'
import { CandidateScene } from '../scenes/candidate-scene.tsx'
import { MoneyScene } from '../scenes/money-scene.tsx'
import { ReviewScene } from '../scenes/review-scene.tsx'
import { CompaniesHero } from './companies-hero.tsx'
import { NobodyElse } from './nobody-else.tsx'
import { Scene } from './scene.tsx'

/**
 * What Goodword is to a company that hires, with three of its screens. It promises nothing the product does not do
 * (docs/rules.md#the-landing-page-claims-only-what-is-true).
 */
export function CompaniesPage() {
  const { t } = useTexts()
  return (
    <>
      <title>{t('For companies · Goodword')}</title>
      <CompaniesHero />
      <Scene
        heading={t('Every application begins with a person')}
        text={t(
          'You read first what somebody who knows the candidate says about them, and who that is. Then the details, the resume and the letter, all in one place.',
        )}
        picture={t("An application as a company reads it: the recommender's words first, then resume and status.")}
        ground="white"
      >
        <ReviewScene />
      </Scene>
      <Scene
        heading={t('Whoever applies wants the job')}
        text={t(
          'The candidate gets a private link, reads your posting and decides. Until they apply you learn nothing about them, and nobody is put forward who does not know of it.',
        )}
        picture={t(
          "A candidate's page: an invitation with the job, its pay, and two buttons, interested or no thanks.",
        )}
        isTurned
      >
        <CandidateScene />
      </Scene>
      <Scene
        heading={t('You pay for a hire, and for nothing else')}
        text={t(
          'Posting is free. You set the reward; {percent}% of it goes to the person who recommended. It is due only once the hire has lasted its guarantee, and every amount says what it rests on.',
          { percent: 100 - PLATFORM_SHARE * 100 },
        )}
        picture={t('A statement: one reward promised, one due, one paid.')}
        ground="white"
      >
        <MoneyScene />
      </Scene>
      <NobodyElse />
    </>
  )
}
