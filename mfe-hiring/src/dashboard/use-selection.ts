import { useSearchParams } from '@goodword/shared-ui/kernel'

type TabName = 'jobs' | 'applications'

/** The open tab and the selected job. They are in the address: a reload, a bookmark and the Back button keep them. */
export function useSelection() {
  const [params, setParams] = useSearchParams()
  const jobId = params.get('job')
  const tab: TabName = params.get('tab') === 'applications' ? 'applications' : 'jobs'
  const show = (next: { tab: TabName; jobId: string | null }) =>
    setParams((before) => {
      if (next.tab === 'jobs') before.delete('tab')
      else before.set('tab', next.tab)
      if (next.jobId) before.set('job', next.jobId)
      else before.delete('job')
      return before
    })
  return { tab, jobId, show }
}
