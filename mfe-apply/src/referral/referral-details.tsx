import type { ReferralLookup } from '@goodword/contract/referrals'
import { WrittenWithAi } from '@goodword/shared-ui/ai/written-with-ai.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { LineList } from '@goodword/shared-ui/layout/line-list.tsx'
import type { ReactNode } from 'react'
import { usePageStyles } from '../layout/use-page-styles.ts'
import { AboutCompany } from './about-company.tsx'
import { Brief } from './brief.tsx'
import { JobCard } from './job-card.tsx'
import { marksOf, printMarked } from './mark-quotes.tsx'
import { OtherWordsFold } from './other-words-fold.tsx'
import { Part } from './part.tsx'
import { PostingChanged } from './posting-changed.tsx'
import { ReferrerMessage } from './referrer-message.tsx'
import { ReportByLink } from './report-by-link.tsx'
import { useTextStyles } from './use-text-styles.ts'

interface ReferralDetailsProps {
  token: string
  lookup: ReferralLookup
  /** Below what there is to read. */
  children?: ReactNode
}

/** The column about the job, with the referrer's message. */
export function ReferralDetails({ token, lookup, children }: ReferralDetailsProps) {
  const { referral, job, said, brief, company, changes } = lookup
  const styles = usePageStyles()
  const texts = useTextStyles()
  const { t } = useTexts()
  const { description, requirements, writtenWithAi } = job
  const posting = `${description}\n${requirements}`
  const marks = marksOf(posting, brief)
  const mark = (text: string, start: number) => printMarked(posting, marks, start, start + text.length)
  return (
    <div className={styles.column}>
      <JobCard {...lookup} />
      {changes ? <PostingChanged changes={changes} hasApplied={false} /> : null}
      <Brief lines={brief} answer={said.answer} />
      <ReferrerMessage referral={referral} company={company.name} />
      <OtherWordsFold token={token} model={lookup.model} />
      <Part heading={t('Job Description')}>
        <WrittenWithAi model={writtenWithAi?.description}>
          <p className={texts.text} dir="auto">
            {mark(description, 0)}
          </p>
        </WrittenWithAi>
      </Part>
      {requirements ? (
        <Part heading={t('Requirements')}>
          <WrittenWithAi model={writtenWithAi?.requirements}>
            <LineList className={texts.text} print={(line, start) => mark(line, description.length + 1 + start)}>
              {requirements}
            </LineList>
          </WrittenWithAi>
        </Part>
      ) : null}
      <AboutCompany {...company} />
      {children}
      <ReportByLink token={token} />
    </div>
  )
}
