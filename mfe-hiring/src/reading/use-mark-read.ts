import { call, read } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import {
  findApplication,
  type ListedApplication,
  type ReviewedApplication,
  readApplication,
} from '@goodword/contract/inbox'
import { useEffect, useEffectEvent } from 'react'
import { useRereadJob } from '../waiting/use-reread-job.ts'
import { useChangeApplications } from './use-change-applications.ts'

/**
 * A function that marks an application as read, and reads it again: its candidate may have corrected it until then
 * (docs/rules.md#an-application-can-be-corrected-until-it-is-read).
 */
export function useReadApplication(): (applicationId: string, jobId: string) => void {
  const change = useChangeApplications()
  const reread = useRereadJob()
  return (applicationId, jobId) => {
    const params = { applicationId }
    call(readApplication, { params })
      .then(() => read(pathOf(findApplication, params)))
      .then((fresh) => {
        change(applicationId, () => sentIn(fresh as ReviewedApplication))
        reread(jobId)
      })
      // Where that fails it stays unread, and nothing is lost.
      .catch(() => {})
  }
}

/** What its candidate may have corrected; what the company does meanwhile stays as it is on screen. */
function sentIn(application: ReviewedApplication) {
  const { firstName, lastName, phone, coverLetter, referrerMessage, referrerRelation, candidateChanges } = application
  const { resumeUrl, portfolioUrl, additionalDocumentsUrl } = application
  const documents = { resumeUrl, portfolioUrl, additionalDocumentsUrl }
  const goodWord = { referrerMessage, referrerRelation }
  const details = { firstName, lastName, phone, coverLetter, ...goodWord, candidateChanges }
  return { ...details, ...documents, isUnread: false, candidateNews: null }
}

/** Marks an application as read once it is shown, and once more where its candidate has added something since. */
export function useMarkRead(application: ListedApplication | undefined): void {
  const readApplication = useReadApplication()
  const isNew = application && (application.isUnread || application.candidateNews !== null)
  const unread = isNew ? `${application.id} ${application.candidateNews?.at}` : undefined
  const onShown = useEffectEvent(() => {
    if (application) readApplication(application.id, application.job.id)
  })
  useEffect(() => {
    if (unread) onShown()
  }, [unread])
}
