import { failureOf } from '@goodword/contract/call'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { showToast, type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { useRef } from 'react'
import { type Decided, type Decision, othersSentence, type Why } from '../review/decision.ts'
import { tellWords } from '../review/tell-words.ts'
import { useDecide } from '../review/use-decide.ts'

/** How long "Undo" is offered of what is told later; it can be taken back until then. */
const UNDO_SECONDS = 15

/** Sets statuses of the inbox and says so, with "Undo" until the emails leave (docs/rules.md#news-of-a-status-wait). */
export function useDecideMany() {
  const texts = useTexts()
  const { t } = texts
  const decide = useDecide()
  const last = useRef<Decision>(undefined)

  async function undo(decision = last.current) {
    if (!decision || decision.changed.length === 0) return
    last.current = undefined
    if (Date.now() > decision.leavesAt) {
      const description = t('The emails about that change have left. Please choose another status instead.')
      return showToast({ tone: 'neutral', title: t('It is too late to undo that'), description })
    }
    try {
      await decide.undo(decision)
      const [first] = decision.changed
      const isOne = decision.changed.length === 1
      showToast({
        tone: 'neutral',
        title: t('Status change undone'),
        description:
          isOne && first
            ? t('The status is {status} again.', { status: t(APPLICATION_STATUS_LABELS[first.status]) })
            : t('The statuses are as before.'),
      })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to update status'), ...failureOf(error) })
    }
  }

  return {
    /** @param money what it means in money, said beside "Undo" */
    async decide(rows: readonly Decided[], status: ApplicationStatus, why?: Why, money?: string): Promise<void> {
      const decision = await decide.set(rows, status, why)
      const { changed, leavesAt, tellAt } = decision
      last.current = decision
      const seconds = Math.ceil((leavesAt - Date.now()) / 1000)
      const others = othersSentence(decision, t)
      showToast({
        tone: changed.length > 0 ? 'success' : 'neutral',
        title:
          changed.length > 0
            ? t('{count} set to {status}', {
                count: formatCount(changed.length),
                status: t(APPLICATION_STATUS_LABELS[status]),
              })
            : t('No status was changed'),
        ...(changed.length > 0 && {
          description: tellAt
            ? t('They are told on {moment}.', { moment: tellWords(tellAt) })
            : whenTold(seconds, texts),
        }),
        details: [others, changed.length > 0 && money].filter(Boolean).join(' ') || undefined,
        action:
          changed.length > 0 && seconds > 0
            ? { label: t('Undo'), seconds: tellAt ? UNDO_SECONDS : seconds, run: () => void undo(decision) }
            : undefined,
      })
    },
    undo: () => void undo(),
  }
}

function whenTold(seconds: number, { t, tn }: Texts): string {
  if (seconds <= 0) return t('The emails are on their way.')
  return tn(
    seconds,
    'Nobody has been told yet: emails leave in {count} second.',
    'Nobody has been told yet: emails leave in {count} seconds.',
  )
}
