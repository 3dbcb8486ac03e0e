import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import type { ReactElement } from 'react'
import { HeadingBand } from '../layout/heading-band.tsx'
import { useTextStyles } from '../referral/use-text-styles.ts'

interface StatusHeadingProps {
  /** Names, each in its own direction. */
  referrer: ReactElement
  company: ReactElement
  job: ReactElement
}

/** The heading of a page that is visited again: the job, and who recommended the candidate. The invitation is no news any more. */
export function StatusHeading({ referrer, company, job }: StatusHeadingProps) {
  const { t } = useTexts()
  return (
    <HeadingBand>
      <Heading level={1} size="large">
        {t('You applied at {company}', { company })}
      </Heading>
      <p className={useTextStyles().text}>
        {t('The job is {job}. {referrer} put in a good word for you.', { job, referrer: <strong>{referrer}</strong> })}
      </p>
    </HeadingBand>
  )
}
