import type { Company } from '@goodword/contract/companies'
import type { EditablePosting } from '@goodword/contract/job-changes'
import type { WholeTemplate } from '@goodword/contract/posting-templates'
import { useNavigate, useTexts } from '@goodword/shared-ui/kernel'
import { emptyJob } from './empty-job.ts'
import { FormNote } from './form-note.tsx'
import { JobForm } from './job-form.tsx'
import { LazySaveTemplate } from './lazy-save-template.tsx'
import { NeedsCompany } from './needs-company.tsx'
import { useSubmitJob } from './use-submit-job.ts'

interface PostJobFormProps {
  userId: string
  company: Company | null | undefined
  /** The job whose posting it starts with, if any. */
  from: EditablePosting | undefined
  /** Or the template. */
  template: WholeTemplate | undefined
}

/** The form of a new job. Kept as a draft until it is posted (docs/rules.md#typed-text-is-kept-until-it-is-sent). */
export function PostJobForm({ userId, company, from, template }: PostJobFormProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const submitJob = useSubmitJob()
  const title = from?.posting.title
  const source = from?.id ?? template?.id
  return (
    <>
      {company === null ? <NeedsCompany /> : null}
      {from ? (
        <FormNote above>
          {title ? t('Copied from “{job}”.', { job: <bdi>{title}</bdi> }) : t('Copied from another posting.')}{' '}
          {t('It is posted as a new job, without the other’s referrals and applications.')}
        </FormNote>
      ) : null}
      <JobForm
        label={t('Post a New Job')}
        start={from ? from.posting : { ...emptyJob(company), ...template?.posting }}
        draftKey={`draft:post-job:${userId}${source ? `:${source}` : ''}`}
        domain={company?.domain}
        submit={{ text: t('Post Job'), pending: t('Posting...') }}
        onSend={(job, form) => submitJob(job, form)}
        onKeep={(job, form) => submitJob(job, form, true)}
        more={(values) => <LazySaveTemplate values={values} />}
        onCancel={() => void navigate('/hiring-dashboard')}
      />
    </>
  )
}
