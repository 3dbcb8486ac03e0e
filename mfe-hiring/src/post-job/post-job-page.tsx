import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { RequestId, useSearchParams, useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { useCompany } from '../company/use-company.ts'
import { FormLoading } from '../placeholders/form-loading.tsx'
import { usePosting } from '../posting/use-posting.ts'
import { FormNote } from './form-note.tsx'
import { LazyTemplateChoice } from './lazy-template-choice.tsx'
import { PostJobForm } from './post-job-form.tsx'
import { useTemplates } from './use-templates.ts'

/** A new job. */
export function PostJobPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (!hires(user)) return <Denied text={t('Only hiring managers can post jobs.')} />
  return <PostJob userId={user.id} />
}

function PostJob({ userId }: { userId: string }) {
  const { t } = useTexts()
  const { company, loading } = useCompany()
  const [params] = useSearchParams()
  const [from, templateId] = [params.get('from'), params.get('template')]
  const copied = usePosting(from)
  const { templates, template, error, isLoading } = useTemplates(templateId)
  return (
    <Page
      title={t('Post a New Job')}
      lead={t('Write it for a person you would love to hire. Referrers share it with people like that.')}
    >
      {loading || copied.isLoading || isLoading ? (
        <FormLoading />
      ) : (
        <>
          {copied.error ? (
            <FormNote above>
              {t('The posting to copy could not be loaded, so the form is empty.')} {serverSentence(copied.error)}
              <RequestId id={requestIdOf(copied.error)} />
            </FormNote>
          ) : null}
          {error ? (
            <FormNote above>
              {t('The template could not be loaded, so the form is empty.')} {serverSentence(error)}
              <RequestId id={requestIdOf(error)} />
            </FormNote>
          ) : null}
          {from ? null : <LazyTemplateChoice templates={templates} chosen={templateId} />}
          <PostJobForm
            key={from ?? templateId}
            userId={userId}
            company={company}
            from={copied.posting}
            template={template}
          />
        </>
      )}
    </Page>
  )
}
