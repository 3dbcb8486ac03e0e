import type { ReviewedApplication } from '@goodword/contract/inbox'
import { referrerName } from '@goodword/contract/referrer-name'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import type { ReactNode } from 'react'

interface ReviewFrameProps {
  application: ReviewedApplication | undefined
  children: ReactNode
}

/** The page around an application: its candidate is the heading, the job stands below. */
export function ReviewFrame({ application, children }: ReviewFrameProps) {
  return (
    <Page
      title={application ? referrerName(application) : 'Application'}
      documentTitle="Application"
      dense
      lead={
        application ? (
          <span key={application.id}>
            For <bdi>{application.job.title}</bdi>
          </span>
        ) : null
      }
    >
      {children}
    </Page>
  )
}
