import type { Application, ChangedApplication } from '@goodword/contract/applications'
import { failureOf, isApiError } from '@goodword/contract/call'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { showToast, type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { Sentence } from '@goodword/shared-ui/layout/sentence.tsx'
import type { ReactNode } from 'react'
import { hireSentence } from './hire-sentence.ts'
import type { SetStatus } from './use-set-status.ts'

/**
 * Sets an application's status and says how that went and what it means in money, with "Undo" until the news of it leave
 * (docs/rules.md#news-of-a-status-wait).
 */
export function useChooseStatus(application: Application, onSet: SetStatus) {
  const texts = useTexts()
  const { t } = texts
  async function set(from: Application, status: ApplicationStatus, done: (changed: ChangedApplication) => void) {
    try {
      done(await onSet(from, status))
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: t('Failed to update status'),
        ...failureOf(error),
        // Trying again helps unless it is not theirs to set any more.
        ...(isApiError(error) && error.status === 403 ? {} : { description: t('Please try again.') }),
      })
    }
  }
  return (status: ApplicationStatus) => {
    const { status: before } = application
    const undo = () =>
      void set({ ...application, status }, before, (changed) =>
        showToast({
          tone: 'neutral',
          title: t('Status change undone'),
          description: t('The status is {status} again.', { status: t(APPLICATION_STATUS_LABELS[before]) }),
          details: detailsOf(status, changed, t),
        }),
      )
    void set(application, status, (changed) =>
      showToast({
        tone: 'success',
        title: t('Application status updated'),
        description: t('The candidate has been notified.'),
        details: join(whenTold(application, changed, texts), detailsOf(before, changed, t)),
        action: changed.newsInSeconds > 0 ? { label: t('Undo'), seconds: changed.newsInSeconds, run: undo } : undefined,
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
function whenTold(
  { addressConfirmed }: Application,
  { newsInSeconds }: ChangedApplication,
  { t, tn }: Texts,
): string | undefined {
  if (!addressConfirmed) return t('Their email waits until they confirm their address.')
  return newsInSeconds > 0
    ? tn(
        newsInSeconds,
        'Their email leaves {count} second after the change, unless you undo it.',
        'Their email leaves {count} seconds after the change, unless you undo it.',
      )
    : undefined
}

/** What it means in money, where it does. */
function detailsOf(before: ApplicationStatus, changed: ChangedApplication, t: Texts['t']) {
  const sentence = hireSentence(before, changed, t)
  return sentence && <Sentence text={sentence} names={[changed.referrerName]} />
}
