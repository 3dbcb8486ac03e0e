import type { ComponentType } from 'react'
import {
  ApplicationConfirmation,
  type ApplicationConfirmationProps,
  applicationConfirmationSample,
  applicationConfirmationSubject,
} from './application-confirmation.tsx'
import { Invitation, type InvitationProps, invitationSample, invitationSubject } from './invitation.tsx'
import { JobRemoved, type JobRemovedProps, jobRemovedSample, jobRemovedSubject } from './job-removed.tsx'
import {
  NewApplication,
  type NewApplicationProps,
  newApplicationSample,
  newApplicationSubject,
} from './new-application.tsx'
import {
  ReferrerApplied,
  type ReferrerAppliedProps,
  referrerAppliedSample,
  referrerAppliedSubject,
} from './referrer-applied.tsx'
import {
  ReferrerStatus,
  type ReferrerStatusProps,
  referrerStatusSample,
  referrerStatusSubject,
} from './referrer-status.tsx'
import { StatusUpdate, type StatusUpdateProps, statusUpdateSample, statusUpdateSubject } from './status-update.tsx'
import { TestEmail, type TestEmailProps, testEmailSample, testEmailSubject } from './test-email.tsx'

/** What each template needs to be filled. */
export interface TemplateProps {
  invitation: InvitationProps
  'application-confirmation': ApplicationConfirmationProps
  'status-update': StatusUpdateProps
  'referrer-applied': ReferrerAppliedProps
  'referrer-status': ReferrerStatusProps
  'new-application': NewApplicationProps
  'job-removed': JobRemovedProps
  'test-email': TestEmailProps
}

export type TemplateName = keyof TemplateProps

interface Template<Props> {
  Component: ComponentType<Props>
  subject: (props: Props) => string
  /** For the preview. */
  sample: Props
}

/** Every letter the product can send. */
export const catalog: { [Name in TemplateName]: Template<TemplateProps[Name]> } = {
  invitation: { Component: Invitation, subject: invitationSubject, sample: invitationSample },
  'application-confirmation': {
    Component: ApplicationConfirmation,
    subject: applicationConfirmationSubject,
    sample: applicationConfirmationSample,
  },
  'status-update': { Component: StatusUpdate, subject: statusUpdateSubject, sample: statusUpdateSample },
  'referrer-applied': { Component: ReferrerApplied, subject: referrerAppliedSubject, sample: referrerAppliedSample },
  'referrer-status': { Component: ReferrerStatus, subject: referrerStatusSubject, sample: referrerStatusSample },
  'new-application': { Component: NewApplication, subject: newApplicationSubject, sample: newApplicationSample },
  'job-removed': { Component: JobRemoved, subject: jobRemovedSubject, sample: jobRemovedSample },
  'test-email': { Component: TestEmail, subject: testEmailSubject, sample: testEmailSample },
}
