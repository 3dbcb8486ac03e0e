import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import type { MyJob } from '@goodword/contract/jobs'
import { showToast, useNavigate } from '@goodword/shared-ui/kernel'

/** What else can be done with a posted job; loaded and opened by the first press of its button. */
export function JobMenu({ job, label }: { job: MyJob; label: string }) {
  const navigate = useNavigate()
  const path = `/jobs/${job.id}`

  async function copyLink() {
    const link = `${location.origin}${path}`
    try {
      await navigator.clipboard.writeText(link)
      showToast({ tone: 'success', title: 'Link copied', description: 'Anyone with the link can read the posting.' })
    } catch {
      // The browser forbids it: the link can be copied from here.
      showToast({ tone: 'neutral', title: 'Link to the posting', description: link })
    }
  }

  return (
    <Menu defaultOpen>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => void navigate(`/post-job?from=${job.id}`)}>Duplicate</MenuItem>
          {job.isActive ? <MenuItem onClick={() => void navigate(path)}>View posting</MenuItem> : null}
          {job.isActive && job.isPublic ? <MenuItem onClick={() => void copyLink()}>Copy link</MenuItem> : null}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
