import { Button } from '@fluentui/react-components'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { RequestId, useParams, useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { useState } from 'react'
import { useCompany } from '../company/use-company.ts'
import { FormLoading } from '../placeholders/form-loading.tsx'
import { FormNote } from '../post-job/form-note.tsx'
import { usePosting } from '../posting/use-posting.ts'
import { CriteriaSection } from './criteria-section.tsx'
import { EditJobForm } from './edit-job-form.tsx'
import { History } from './history.tsx'

/** A posting or draft of the own company, to change it. */
export function EditJobPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (!hires(user)) return <Denied text={t('Only hiring managers can change jobs.')} />
  return <EditJob userId={user.id} />
}

function EditJob({ userId }: { userId: string }) {
  const { t } = useTexts()
  const { id } = useParams()
  const { company, loading } = useCompany()
  const { posting, error, reload, show } = usePosting(id)
  // A new form for each: what was typed may be older than the version that is shown.
  const [loads, setLoads] = useState(0)
  return (
    <Page
      title={t('Edit Job')}
      lead={
        posting?.isDraft
          ? t('Only your company sees this draft until it is published.')
          : t('People who were invited or have applied see what you change. Every version is kept.')
      }
    >
      {error ? (
        <FormNote>
          {t("We couldn't load this posting.")} {serverSentence(error)}{' '}
          <Button onClick={reload}>{t('Try again')}</Button>
          <RequestId id={requestIdOf(error)} />
        </FormNote>
      ) : !posting || loading ? (
        <FormLoading />
      ) : (
        <>
          <EditJobForm
            key={`${posting.id}/${posting.version}/${loads}`}
            userId={userId}
            stored={posting}
            domain={company?.domain}
            onLoaded={(newest) => {
              show(newest)
              setLoads(loads + 1)
            }}
          />
          <CriteriaSection jobId={posting.id} />
          {posting.isDraft ? null : <History versions={posting.versions} />}
        </>
      )}
    </Page>
  )
}
