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
  return (
    <HeadingBand>
      <Heading level={1} size="large">
        You applied at {company}
      </Heading>
      <p className={useTextStyles().text}>
        The job is {job}. <strong>{referrer}</strong> put in a good word for you.
      </p>
    </HeadingBand>
  )
}
