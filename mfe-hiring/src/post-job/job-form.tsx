import { Button } from '@fluentui/react-components'
import type { BriefInput } from '@goodword/contract/brief'
import { JobInput } from '@goodword/contract/jobs'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { useDraft } from '@goodword/shared-ui/form/use-draft.ts'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { type ReactNode, useState } from 'react'
import { AnswerSection } from './answer-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DRAFT_FIELDS, type JobValues } from './empty-job.ts'
import { ErrorSummary } from './error-summary.tsx'
import { JobPreview } from './job-preview.tsx'
import { LazyBriefPreview } from './lazy-brief-preview.tsx'
import { LazyPlainerPosting } from './lazy-plainer-posting.tsx'
import { LazySecondReader } from './lazy-second-reader.tsx'
import { oddPay } from './odd-pay.ts'
import { PaySection } from './pay-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PositionSection } from './position-section.tsx'
import type { PostingQuestion } from './posting-question.tsx'
import { PublicSection } from './public-section.tsx'
import { StartOver } from './start-over.tsx'
import { useJobFormStyles } from './use-job-form-styles.ts'
import { useWrittenWithAi } from './use-written-with-ai.ts'

interface JobFormProps {
  /** Names the form to screen readers. */
  label: string
  /** What it starts with, and returns to. */
  start: JobValues
  /** Names the draft of what is typed (docs/rules.md#typed-text-is-kept-until-it-is-sent). */
  draftKey: string
  domain: string | null | undefined
  /** The words of the main button. */
  submit: { text: string; pending: string }
  /** Of the button that returns to the start: 'Start over'. */
  restart?: string
  /** @returns whether it was done: then the draft goes */
  onSend: (job: JobValues, form: unknown) => Promise<boolean>
  /** Keeps it unfinished. @returns whether it was done */
  onKeep?: ((job: JobValues, form: unknown) => Promise<boolean>) | undefined
  onCancel: () => void
  /** One more button, of what is in the form. */
  more?: (values: () => JobValues) => ReactNode
  /** What stands above the buttons, of what is in the form; it may set the version that is changed. */
  note?: (job: JobValues, setVersion: (version: number) => void) => ReactNode
}

/** What is asked about the place, of a job that names one in fields; where the rule cannot be had, nothing is in the way. */
async function askedPlace(job: JobValues, t: Texts['t']): Promise<string | undefined> {
  if (!job.workplace && !job.city && !job.country) return undefined
  const rule = await import(/* webpackChunkName: "rare-odd-place" */ './odd-place.ts').catch(() => null)
  return rule?.oddPlace(job, t)
}

/** A sentence that was chosen and has left the text since is picked again; the rule came with what chooses, else the server has it. */
async function withKeptBrief(job: JobValues): Promise<JobValues> {
  if (!job.brief) return job
  const rule = await import(/* webpackChunkName: "late-chosen-brief" */ '@goodword/contract/chosen-brief').catch(
    () => null,
  )
  return rule ? { ...job, brief: rule.keptChoice(job, job.brief as BriefInput) } : job
}

/** The form of a job, with a live preview beside it: to post one, and to change one. */
export function JobForm(props: JobFormProps) {
  const { t } = useTexts()
  const { label, start, draftKey, domain, submit, restart, onSend, onKeep, onCancel, more, note } = props
  const styles = useJobFormStyles()
  const form = useAppForm({
    defaultValues: start,
    validators: { onChange: JobInput },
    onSubmit: async ({ value }) => {
      // Hardly any job is asked about: what asks comes when there is one. Where it cannot be had, nothing is in the way.
      const rare =
        (oddPay(value, t) ?? (await askedPlace(value, t))) &&
        (await import(/* webpackChunkName: "rare-posting-question" */ './posting-question.tsx').catch(() => null))
      if (!rare) return void (await send(value))
      setAsked({ job: value, Question: rare.PostingQuestion })
      setIsAsking(true)
    },
  })
  // Kept while the question leaves.
  const [asked, setAsked] = useState<{ job: JobValues; Question: typeof PostingQuestion } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isKeeping, setIsKeeping] = useState(false)
  const written = useWrittenWithAi(form, start)
  const draft = useDraft<JobValues>(form, draftKey, DRAFT_FIELDS)

  async function send(typed: JobValues): Promise<boolean> {
    const job = await withKeptBrief(typed)
    const isDone = await onSend(job, form)
    if (isDone) draft.clear()
    return isDone
  }

  async function keep() {
    setIsKeeping(true)
    const isDone = await onKeep?.(form.state.values, form)
    if (isDone) draft.clear()
    setIsKeeping(false)
  }

  return (
    <>
      {asked ? (
        <asked.Question
          job={asked.job}
          words={submit}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onPost={send}
        />
      ) : null}
      <div className={styles.layout}>
        <form.AppForm>
          <Form label={label} onSubmit={form.handleSubmit}>
            <CompanySection form={form} />
            <PositionSection form={form} onTyped={written.typed} />
            <PlaceSection form={form} />
            <PaySection form={form} />
            <AnswerSection form={form} />
            <PublicSection form={form} />
            {note ? (
              <form.Subscribe selector={(state) => state.values}>
                {(job) => note(job, (version) => form.setFieldValue('version', version))}
              </form.Subscribe>
            ) : null}
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
              <form.SubmitButton size="large" pending={submit.pending}>
                {submit.text}
              </form.SubmitButton>
              {onKeep ? (
                <Button size="large" disabledFocusable={isKeeping} onClick={() => void keep()}>
                  {isKeeping ? t('Saving...') : t('Save as Draft')}
                </Button>
              ) : null}
              {more?.(() => form.state.values)}
              <Button size="large" onClick={onCancel}>
                {t('Cancel')}
              </Button>
              <form.Subscribe selector={(state) => !state.isDefaultValue}>
                {(isFilled) => <StartOver form={form} isFilled={isFilled} className={styles.restart} words={restart} />}
              </form.Subscribe>
            </div>
          </Form>
        </form.AppForm>
        <div className={styles.preview}>
          <form.Subscribe selector={(state) => state.values}>
            {(job) => (
              <>
                <JobPreview job={job} domain={domain} />
                <LazySecondReader job={job} />
                <LazyPlainerPosting
                  job={job}
                  onChange={(field, text) => form.setFieldValue(field, text)}
                  onWritten={written.note}
                />
                <LazyBriefPreview job={job} onChoose={(brief) => form.setFieldValue('brief', brief)} />
              </>
            )}
          </form.Subscribe>
        </div>
      </div>
    </>
  )
}
