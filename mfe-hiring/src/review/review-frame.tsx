import type { ReviewedApplication } from '@goodword/contract/inbox'
import { referrerName } from '@goodword/contract/referrer-name'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import type { ReactNode } from 'react'

interface ReviewFrameProps {
  application: ReviewedApplication | undefined
  children: ReactNode
}

/** The page around an application: its candidate is the heading, the job stands below. */
export function ReviewFrame({ application, children }: ReviewFrameProps) {
  const { t } = useTexts()
  return (
    <Page
      title={application ? referrerName(application, t) : t('Application')}
      documentTitle={t('Application')}
      dense
      lead={
        application ? (
          <span key={application.id}>{t('For {job}', { job: <bdi>{application.job.title}</bdi> })}</span>
        ) : null
      }
    >
      {children}
    </Page>
  )
}
