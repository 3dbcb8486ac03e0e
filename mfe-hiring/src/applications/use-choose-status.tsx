import type { Application, ChangedApplication } from '@goodword/contract/applications'
import { failureOf, isApiError } from '@goodword/contract/call'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { showToast } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import type { ReactNode } from 'react'
import { hireSentence } from './hire-sentence.ts'
import type { SetStatus } from './use-set-status.ts'

/**
 * Sets an application's status and says how that went and what it means in money, with "Undo" until the news of it leave
 * (docs/rules.md#news-of-a-status-wait).
 */
export function useChooseStatus(application: Application, onSet: SetStatus) {
  async function set(from: Application, status: ApplicationStatus, done: (changed: ChangedApplication) => void) {
    try {
      done(await onSet(from, status))
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: 'Failed to update status',
        ...failureOf(error),
        // Trying again helps unless it is not theirs to set any more.
        ...(isApiError(error) && error.status === 403 ? {} : { description: 'Please try again.' }),
      })
    }
  }
  return (status: ApplicationStatus) => {
    const { status: before } = application
    const undo = () =>
      void set({ ...application, status }, before, (changed) =>
        showToast({
          tone: 'neutral',
          title: 'Status change undone',
          description: `The status is ${APPLICATION_STATUS_LABELS[before]} again.`,
          details: detailsOf(status, changed),
        }),
      )
    void set(application, status, (changed) =>
      showToast({
        tone: 'success',
        title: 'Application status updated',
        description: 'The candidate has been notified.',
        details: join(whenTold(application, changed), detailsOf(before, changed)),
        action: changed.newsInSeconds > 0 ? { label: 'Undo', seconds: changed.newsInSeconds, run: undo } : undefined,
      }),
    )
  }
}

function join(told: string | undefined, money: ReactNode): ReactNode {
  return told && money ? (
    <>
      {told} {money}
    </>
  ) : (
    (told ?? money)
  )
}

/** When the candidate really hears of it, where that is not at once. */
function whenTold({ addressConfirmed }: Application, { newsInSeconds }: ChangedApplication): string | undefined {
  if (!addressConfirmed) return 'Their email waits until they confirm their address.'
  return newsInSeconds > 0
    ? `Their email leaves ${newsInSeconds} seconds after the change, unless you undo it.`
    : undefined
}

/** What it means in money, where it does. */
function detailsOf(before: ApplicationStatus, changed: ChangedApplication) {
  const sentence = hireSentence(before, changed)
  return sentence && <Sentence text={sentence} names={[changed.referrerName]} />
}
