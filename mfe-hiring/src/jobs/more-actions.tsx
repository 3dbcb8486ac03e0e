import { Button } from '@fluentui/react-components'
import type { MyJob } from '@goodword/contract/jobs'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > *': { minWidth: 'auto' } },
})

/** What else can be done with a posted job, below its buttons. */
export function MoreActions({ job, id }: { job: MyJob; id: string }) {
  const { t } = useTexts()
  const path = `/jobs/${job.id}`

  async function copyLink() {
    const link = `${location.origin}${path}`
    try {
      await navigator.clipboard.writeText(link)
      showToast({
        tone: 'success',
        title: t('Link copied'),
        description: t('Anyone with the link can read the posting.'),
      })
    } catch {
      // The browser forbids it: the link can be copied from here.
      showToast({ tone: 'neutral', title: t('Link to the posting'), description: link })
    }
  }

  return (
    <div className={useStyles().row} id={id}>
      <ButtonLink to={`/post-job?from=${job.id}`} appearance="subtle">
        {t('Duplicate')}
      </ButtonLink>
      {job.isActive ? (
        <ButtonLink to={path} appearance="subtle">
          {t('View posting')}
        </ButtonLink>
      ) : null}
      {job.isActive && job.isPublic ? (
        <Button appearance="subtle" onClick={() => void copyLink()}>
          {t('Copy link')}
        </Button>
      ) : null}
    </div>
  )
}
