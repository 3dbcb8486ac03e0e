import { failureOf } from '@goodword/contract/call'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { showToast } from '@goodword/shared-ui/kernel'
import { useRef } from 'react'
import { type Decided, type Decision, othersSentence, type Why } from '../review/decision.ts'
import { tellWords } from '../review/tell-words.ts'
import { useDecide } from '../review/use-decide.ts'

/** How long "Undo" is offered of what is told later; it can be taken back until then. */
const UNDO_SECONDS = 15

/** Sets statuses of the inbox and says so, with "Undo" until the emails leave (docs/rules.md#news-of-a-status-wait). */
export function useDecideMany() {
  const decide = useDecide()
  const last = useRef<Decision>(undefined)

  async function undo(decision = last.current) {
    if (!decision || decision.changed.length === 0) return
    last.current = undefined
    if (Date.now() > decision.leavesAt) {
      const description = 'The emails about that change have left. Please choose another status instead.'
      return showToast({ tone: 'neutral', title: 'It is too late to undo that', description })
    }
    try {
      await decide.undo(decision)
      const [first] = decision.changed
      const isOne = decision.changed.length === 1
      showToast({
        tone: 'neutral',
        title: 'Status change undone',
        description:
          isOne && first
            ? `The status is ${APPLICATION_STATUS_LABELS[first.status]} again.`
            : 'The statuses are as before.',
      })
    } catch (error) {
      showToast({ tone: 'destructive', title: 'Failed to update status', ...failureOf(error) })
    }
  }

  return {
    /** @param money what it means in money, said beside "Undo" */
    async decide(rows: readonly Decided[], status: ApplicationStatus, why?: Why, money?: string): Promise<void> {
      const decision = await decide.set(rows, status, why)
      const { changed, leavesAt, tellAt } = decision
      last.current = decision
      const seconds = Math.ceil((leavesAt - Date.now()) / 1000)
      const label = APPLICATION_STATUS_LABELS[status]
      const others = othersSentence(decision)
      showToast({
        tone: changed.length > 0 ? 'success' : 'neutral',
        title: changed.length > 0 ? `${formatCount(changed.length)} set to ${label}` : 'No status was changed',
        ...(changed.length > 0 && {
          description: tellAt ? `They are told on ${tellWords(tellAt)}.` : whenTold(seconds),
        }),
        details: [others, changed.length > 0 && money].filter(Boolean).join(' ') || undefined,
        action:
          changed.length > 0 && seconds > 0
            ? { label: 'Undo', seconds: tellAt ? UNDO_SECONDS : seconds, run: () => void undo(decision) }
            : undefined,
      })
    },
    undo: () => void undo(),
  }
}

function whenTold(seconds: number): string {
  if (seconds <= 0) return 'The emails are on their way.'
  return `Nobody has been told yet: emails leave in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
