import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { useCompany } from '../company/use-company.ts'
import { FormLoading } from '../placeholders/form-loading.tsx'
import { PostJobForm } from './post-job-form.tsx'

/** A new job. */
export function PostJobPage({ user }: { user: User | null }) {
  if (user?.role !== 'hiring_manager') return <Denied text="Only hiring managers can post jobs." />
  return <PostJob userId={user.id} />
}

function PostJob({ userId }: { userId: string }) {
  const { company, loading } = useCompany()
  return (
    <Page
      title="Post a New Job"
      lead="Write it for a person you would love to hire. Referrers share it with people like that."
    >
      {loading ? <FormLoading /> : <PostJobForm userId={userId} company={company} />}
    </Page>
  )
}
