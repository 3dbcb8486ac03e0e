import { Button } from '@fluentui/react-components'
import type { Company } from '@goodword/contract/companies'
import { JobInput } from '@goodword/contract/jobs'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useDraft } from '@goodword/shared-ui/form/use-draft.ts'
import { useNavigate } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { CompanySection } from './company-section.tsx'
import { DRAFT_FIELDS, emptyJob } from './empty-job.ts'
import { ErrorSummary } from './error-summary.tsx'
import { JobPreview } from './job-preview.tsx'
import { NeedsCompany } from './needs-company.tsx'
import { oddPay } from './odd-pay.ts'
import type { PayQuestion } from './pay-question.tsx'
import { PaySection } from './pay-section.tsx'
import { PositionSection } from './position-section.tsx'
import { PublicSection } from './public-section.tsx'
import { StartOver } from './start-over.tsx'
import { useSubmitJob } from './use-submit-job.ts'

const useStyles = makeStyles({
  layout: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: '32px',
    '@media (max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Below the header, which sticks as well.
  preview: { position: 'sticky', top: '96px', '@media (max-width: 999px)': { position: 'static' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    '@media (max-width: 479px)': { '& > *': { flexGrow: 1 } },
  },
  restart: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    marginLeft: 'auto',
    '@media (max-width: 479px)': { '& > *': { flexGrow: 1 } },
  },
})

/**
 * The form of a job, with a live preview beside it. Kept as a draft until it is posted
 * (docs/rules.md#typed-text-is-kept-until-it-is-sent).
 */
export function PostJobForm({ userId, company }: { userId: string; company: Company | null | undefined }) {
  const styles = useStyles()
  const navigate = useNavigate()
  const submitJob = useSubmitJob()
  const form = useAppForm({
    defaultValues: emptyJob(company),
    validators: { onChange: JobInput },
    onSubmit: async ({ value }) => {
      // Hardly any job is asked about: what asks comes when there is one. Where it cannot be had, nothing is in the way.
      const rare =
        oddPay(value) &&
        (await import(/* webpackChunkName: "rare-pay-question" */ './pay-question.tsx').catch(() => null))
      if (!rare) return void (await post(value))
      setAsked({ job: value, Question: rare.PayQuestion })
      setIsAsking(true)
    },
  })
  // Kept while the question leaves.
  const [asked, setAsked] = useState<{ job: JobInput; Question: typeof PayQuestion } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  async function post(job: JobInput): Promise<boolean> {
    const isPosted = await submitJob(job, form)
    if (isPosted) draft.clear()
    return isPosted
  }
  const draft = useDraft<JobInput>(form, `draft:post-job:${userId}`, DRAFT_FIELDS)

  return (
    <>
      {company === null ? <NeedsCompany /> : null}
      {asked ? (
        <asked.Question job={asked.job} open={isAsking} onClose={() => setIsAsking(false)} onPost={post} />
      ) : null}
      <div className={styles.layout}>
        <form.AppForm>
          <Form label="Post a New Job" onSubmit={form.handleSubmit}>
            <CompanySection form={form} />
            <PositionSection form={form} />
            <PaySection form={form} />
            <PublicSection form={form} />
            <form.Subscribe
              selector={({ submissionAttempts, fieldMeta }) =>
                submissionAttempts === 0
                  ? ''
                  : Object.entries(fieldMeta)
                      .flatMap(([name, meta]) => (meta && meta.errors.length > 0 ? name : []))
                      .join()
              }
            >
              {(names) => <ErrorSummary names={names.split(',')} />}
            </form.Subscribe>
            <div className={styles.actions}>
              <form.SubmitButton size="large" pending="Posting...">
                Post Job
              </form.SubmitButton>
              <Button size="large" onClick={() => void navigate('/hiring-dashboard')}>
                Cancel
              </Button>
              <form.Subscribe selector={(state) => !state.isDefaultValue}>
                {(isFilled) => <StartOver form={form} isFilled={isFilled} className={styles.restart} />}
              </form.Subscribe>
            </div>
          </Form>
        </form.AppForm>
        <div className={styles.preview}>
          <form.Subscribe selector={(state) => state.values}>
            {(job) => <JobPreview job={job} domain={company?.domain} />}
          </form.Subscribe>
        </div>
      </div>
    </>
  )
}
