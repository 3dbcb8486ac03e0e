import type { Company } from '@goodword/contract/companies'
import type { EditablePosting } from '@goodword/contract/job-changes'
import { useNavigate } from '@goodword/shared-ui/kernel'
import { emptyJob } from './empty-job.ts'
import { FormNote } from './form-note.tsx'
import { JobForm } from './job-form.tsx'
import { NeedsCompany } from './needs-company.tsx'
import { useSubmitJob } from './use-submit-job.ts'

interface PostJobFormProps {
  userId: string
  company: Company | null | undefined
  /** The job whose posting it starts with, if any. */
  from: EditablePosting | undefined
}

/** The form of a new job. Kept as a draft until it is posted (docs/rules.md#typed-text-is-kept-until-it-is-sent). */
export function PostJobForm({ userId, company, from }: PostJobFormProps) {
  const navigate = useNavigate()
  const submitJob = useSubmitJob()
  const title = from?.posting.title
  return (
    <>
      {company === null ? <NeedsCompany /> : null}
      {from ? (
        <FormNote above>
          {title ? (
            <>
              Copied from “<bdi>{title}</bdi>”.
            </>
          ) : (
            'Copied from another posting.'
          )}{' '}
          It is posted as a new job, without the other’s referrals and applications.
        </FormNote>
      ) : null}
      <JobForm
        label="Post a New Job"
        start={from ? from.posting : emptyJob(company)}
        draftKey={`draft:post-job:${userId}${from ? `:${from.id}` : ''}`}
        domain={company?.domain}
        submit={{ text: 'Post Job', pending: 'Posting...' }}
        onSend={(job, form) => submitJob(job, form)}
        onKeep={(job, form) => submitJob(job, form, true)}
        onCancel={() => void navigate('/hiring-dashboard')}
      />
    </>
  )
}
