import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { useSearchParams } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { useCompany } from '../company/use-company.ts'
import { FormLoading } from '../placeholders/form-loading.tsx'
import { usePosting } from '../posting/use-posting.ts'
import { PostJobForm } from './post-job-form.tsx'

/** A new job. */
export function PostJobPage({ user }: { user: User | null }) {
  if (user?.role !== 'hiring_manager') return <Denied text="Only hiring managers can post jobs." />
  return <PostJob userId={user.id} />
}

function PostJob({ userId }: { userId: string }) {
  const { company, loading } = useCompany()
  const from = useSearchParams()[0].get('from')
  const copied = usePosting(from)
  return (
    <Page
      title="Post a New Job"
      lead="Write it for a person you would love to hire. Referrers share it with people like that."
    >
      {copied.error ? (
        <ReadFailed
          heading="We couldn't load the posting to copy"
          text={serverSentence(copied.error)}
          requestId={requestIdOf(copied.error)}
          onRetry={copied.reload}
        />
      ) : loading || copied.isLoading ? (
        <FormLoading />
      ) : (
        <PostJobForm key={from} userId={userId} company={company} from={copied.posting} />
      )}
    </Page>
  )
}
