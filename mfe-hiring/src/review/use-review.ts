import { failureOf, read } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findApplication, type ReviewedApplication } from '@goodword/contract/inbox'
import { referrerName } from '@goodword/contract/referrer-name'
import { APPLICATION_STATUS_LABELS } from '@goodword/contract/status-labels'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { showToast, type Texts, useSWR, useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { useEffect, useRef, useState } from 'react'
import { hireSentence } from '../applications/hire-sentence.ts'
import { useMarkRead } from '../reading/use-mark-read.ts'
import type { Decision } from './decision.ts'
import { mayWait } from './may-wait.ts'
import { tellWords } from './tell-words.ts'
import { isComplete, NO_REASON, sentDecision, type TypedReason } from './typed-decision.ts'
import { useDecide } from './use-decide.ts'

interface Ways {
  move: (step: 1 | -1) => Promise<boolean>
  go: (id: string) => void
}

/** A decision, and what else is said of it. */
interface Done {
  decision: Decision
  more: string | undefined
}

export type Reviewing = ReturnType<typeof useReview>

/** One application under review: what it is, what is chosen, what was decided, and the ways on. */
export function useReview(id: string, ways: Ways) {
  const { t } = useTexts()
  const key = pathOf(findApplication, { applicationId: id })
  const { data: application, error, mutate } = useSWR<ReviewedApplication>(key)
  const { mutate: mutateAny } = useSWRConfig()
  const decide = useDecide()
  useMarkRead(application)
  const [chosen, setChosen] = useState<{ id: string; status: ApplicationStatus }>()
  const [typed, setTyped] = useState<{ id: string; reason: TypedReason }>()
  const [done, setDone] = useState<Done[]>([])
  const [endOf, setEndOf] = useState<string>()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const choice = chosen?.id === id && chosen.status !== application?.status ? chosen.status : undefined
  const reason = typed?.id === id ? typed.reason : NO_REASON
  const knownChange = application?.history.at(-1)?.id

  async function move(step: 1 | -1) {
    setEndOf(undefined)
    if (!(await ways.move(step)) && step === 1) setEndOf(id)
  }

  async function commit() {
    if (!application || !choice || !isComplete(reason, choice)) return
    const { status: before, job, history } = application
    const row = { id, status: before, name: referrerName(application, t), jobId: job.id }
    setChosen(undefined)
    setTyped(undefined)
    // The next one is there while this is sent.
    const isSent = decide.set(
      [row],
      choice,
      sentDecision(mayWait(application) ? reason : { ...reason, tellAt: undefined }, choice),
    )
    void move(1)
    try {
      const decision = await isSent
      // What others did meanwhile, and what it means in money.
      const fresh = (await read(key)) as ReviewedApplication
      void mutateAny(key, fresh, { revalidate: false })
      if (decision.changed.length > 0) {
        const more = [waits(fresh, t), othersIn(fresh, history, t), hireSentence(before, fresh, t)]
          .filter(Boolean)
          .join(' ')
        return setDone((all) => [...all, { decision, more: more || undefined }])
      }
      showToast({
        tone: 'neutral',
        title: t('The status was not changed'),
        description: notChanged(row.name, decision, t),
      })
      if (decision.others[0]?.outcome === 'not-then') typeAgain(choice)
    } catch (failure) {
      showToast({
        tone: 'destructive',
        title: t('Failed to update status of {name}', { name: row.name }),
        ...failureOf(failure),
      })
      void mutateAny(key)
      typeAgain(choice)
    }
    // Whoever has left the review stays where they are.
    if (isHere.current) ways.go(id)
  }

  /** As it was chosen and typed. */
  function typeAgain(status: ApplicationStatus) {
    setChosen({ id, status })
    setTyped({ id, reason })
  }

  /** Changes when the decision is told, or takes it back, unless somebody has changed it since it was read. */
  async function change(status: ApplicationStatus, tellAt?: string | null) {
    if (!application) return
    const row = { id, status: application.status, name: referrerName(application, t), jobId: application.job.id }
    try {
      const now = await decide.tell(row, status, tellAt, knownChange)
      void mutateAny(key)
      if (tellAt && now.tellAt === null) {
        const description = t('They were told meanwhile.')
        return showToast({ tone: 'neutral', title: t('The time was not changed'), description })
      }
      const title =
        tellAt === null ? t('They are told now') : tellAt ? t('The time was changed') : t('Decision taken back')
      const description = tellAt
        ? t('They are told on {moment}.', { moment: tellWords(tellAt) })
        : tellAt === null
          ? t('The emails are on their way.')
          : t('The status is {status} again, and nobody was told anything else.', {
              status: t(APPLICATION_STATUS_LABELS[status]),
            })
      showToast({ tone: 'success', title, description })
    } catch (failure) {
      showToast({
        tone: 'destructive',
        title: t('Failed to update status of {name}', { name: row.name }),
        ...failureOf(failure),
      })
      void mutateAny(key)
    }
  }

  async function undo() {
    const last = done.at(-1)
    const [row] = last?.decision.changed ?? []
    if (!(last && row)) return
    if (Date.now() > last.decision.leavesAt) {
      const description = t('The emails about that change have left. Please choose another status instead.')
      return showToast({ tone: 'neutral', title: t('It is too late to undo that'), description })
    }
    setDone((all) => all.filter((one) => one !== last))
    setEndOf(undefined)
    ways.go(row.id)
    try {
      await decide.undo(last.decision)
      void mutateAny(pathOf(findApplication, { applicationId: row.id }))
      showToast({
        tone: 'neutral',
        title: t('Status change undone'),
        description: t('The status is {status} again.', { status: t(APPLICATION_STATUS_LABELS[row.status]) }),
      })
    } catch (failure) {
      showToast({
        tone: 'destructive',
        title: t('Failed to update status of {name}', { name: row.name }),
        ...failureOf(failure),
      })
    }
  }

  return {
    application: application?.id === id ? application : undefined,
    error,
    refresh: () => void mutate(),
    choice,
    reason,
    last: done.at(-1),
    isAtEnd: endOf === id,
    choose: (status: ApplicationStatus | undefined) => setChosen(status && { id, status }),
    setReason: (next: TypedReason) => setTyped({ id, reason: next }),
    move: (step: 1 | -1) => void move(step),
    commit: () => void commit(),
    undo: () => void undo(),
    tell: (tellAt: string | null) => void (application && change(application.status, tellAt)),
    takeBack: () => void (application && change(application.toldStatus)),
  }
}

/** Whose address nobody has confirmed hears later than the recommender. */
function waits({ addressConfirmed }: ReviewedApplication, t: Texts['t']): string | undefined {
  return addressConfirmed ? undefined : t('Their email waits until they confirm their address.')
}

/** What somebody else has set since the application was read. */
function othersIn(
  { history }: ReviewedApplication,
  known: ReviewedApplication['history'],
  t: Texts['t'],
): string | undefined {
  const ids = new Set(known.map((change) => change.id))
  const other = history.findLast((change) => !ids.has(change.id) && !change.isMine && change.by)
  if (!other?.by) return undefined
  return t('{name} has set {status} meanwhile.', { name: other.by, status: t(APPLICATION_STATUS_LABELS[other.to]) })
}

function notChanged(name: string, { others }: Decision, t: Texts['t']): string {
  const [first] = others
  if (first?.outcome === 'withdrawn') return t('{name} has withdrawn this application.', { name })
  if (first?.outcome === 'not-then')
    return t('A decision waits for 30 days in all, and a hire that was told is taken back at once.')
  if (first?.outcome === 'not-found') return t('The application of {name} is not there any more.', { name })
  return t('{name} had that status already.', { name })
}
