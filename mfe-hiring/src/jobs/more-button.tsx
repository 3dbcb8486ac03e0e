import { Button } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { failureOf } from '@goodword/contract/call'
import type { MyJob } from '@goodword/contract/jobs'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import type { JobMenu } from './job-menu.tsx'

/** The button of a job's menu. Few open one: it comes with the first press. */
export function MoreButton({ job }: { job: MyJob }) {
  // A component is a function, which a state would call.
  const [loaded, setLoaded] = useState<{ Menu: typeof JobMenu }>()
  const label = `More about ${job.title || 'this draft'}`

  async function load() {
    try {
      const { JobMenu: Menu } = await import(/* webpackChunkName: "rare-job-menu" */ './job-menu.tsx')
      setLoaded({ Menu })
    } catch (error) {
      showToast({ tone: 'destructive', title: 'The menu could not be loaded', ...failureOf(error) })
    }
  }

  if (loaded) return <loaded.Menu job={job} label={label} />
  return (
    <Button
      appearance="subtle"
      icon={<MoreHorizontalRegular />}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void load()}
    />
  )
}
