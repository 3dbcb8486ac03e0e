import { failureOf, requestIdOf, serverSentence } from '@goodword/contract/call'
import type { ListedApplication } from '@goodword/contract/inbox'
import { STATUSES_AT_ONCE } from '@goodword/contract/limits'
import { referrerName } from '@goodword/contract/referrer-name'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { showToast, useLocation, useNavigate, useSWRConfig, useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import type { Page } from '@goodword/shared-ui/lists/page.ts'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import type { List } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { comparePath } from '../compare/compared-ids.ts'
import type { Command } from '../keys/command-of.ts'
import { useCommands } from '../keys/use-commands.ts'
import { mayWait } from '../review/may-wait.ts'
import { isComplete, NO_REASON, sentDecision } from '../review/typed-decision.ts'
import { keepWalk, readWalk } from '../review/walk.ts'
import { InboxRow } from './inbox-row.tsx'
import { moneyAhead } from './money-ahead.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useDecideMany } from './use-decide-many.ts'

const useStyles = makeStyles({
  panel: { padding: 0, overflow: 'hidden' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

interface InboxListProps {
  path: string
  list: List<ListedApplication>
  applications: readonly ListedApplication[]
  areKeysOn: boolean
  onFind: () => void
  onKeys: () => void
}

/** The rows of the inbox, by pointer or by keys, and the bar of those that are selected. */
export function InboxList({ path, list, applications, areKeysOn, onFind, onKeys }: InboxListProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const rows = useRef<HTMLUListElement>(null)
  const { cache } = useSWRConfig()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [choice, setChoice] = useState<ApplicationStatus>()
  const [reason, setReason] = useState(NO_REASON)
  const [isSaving, setIsSaving] = useState(false)
  const { decide, undo } = useDecideMany()
  // What the bar shows: without those it was made for there is no choice, and Enter saves none.
  const chosen = selected.size > 0 ? choice : undefined
  // Read while somebody else's change moved rows: each once.
  const shown = applications.filter(({ id }, at) => applications.findIndex((one) => one.id === id) === at)

  const select = useCallback(
    (id: string) => {
      setSelected((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        if (next.size <= STATUSES_AT_ONCE) return next
        showToast({
          tone: 'neutral',
          title: t('That is as many as can be set at once'),
          description: t('Please set the status of these {count} first.', { count: STATUSES_AT_ONCE }),
        })
        return before
      })
    },
    [t],
  )

  // A choice goes with those it was made for.
  useEffect(() => {
    if (selected.size === 0) setChoice(undefined)
  }, [selected])

  const linkTo = (id: string) => rows.current?.querySelector<HTMLElement>(`[data-application="${id}"]`)
  const focused = () =>
    (document.activeElement as HTMLElement | null)?.closest('li')?.querySelector<HTMLElement>('a')?.dataset.application
  const open = (at?: string) => {
    const known: Page<ListedApplication> | undefined = cache.get(path)?.data
    const ids = shown.map(({ id }) => id)
    keepWalk({ path, back: `${pathname}${search}`, ids, nextCursor: known?.nextCursor, total: known?.total, at })
  }
  const latestOpen = useRef(open)
  useEffect(() => {
    latestOpen.current = open
  })
  const onOpen = useCallback((id: string) => latestOpen.current(id), [])

  // Who comes back goes on at the row they were at (docs/rules.md#back-leads-to-the-same-place).
  useEffect(() => {
    const walk = readWalk()
    const last =
      walk?.path === path && walk.at
        ? rows.current?.querySelector<HTMLElement>(`[data-application="${walk.at}"]`)
        : null
    if (!(walk && last)) return
    keepWalk({ ...walk, at: undefined })
    // The frame after the one in which the shell moves the focus to the page.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        last.scrollIntoView({ block: 'center' })
        last.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [path])

  /** Those that a status is for: the selected ones, else the one that has the focus. */
  const meant = () =>
    selected.size > 0 ? shown.filter(({ id }) => selected.has(id)) : shown.filter(({ id }) => id === focused())

  async function commit(status: ApplicationStatus) {
    if (!isComplete(reason, status)) return
    const rows = meant()
    const wanted = rows.map((row) => ({
      id: row.id,
      status: row.status,
      name: referrerName(row, t),
      jobId: row.job.id,
    }))
    setChoice(undefined)
    if (wanted.length === 0 || isSaving) return
    setIsSaving(true)
    try {
      const typed = rows.some(mayWait) ? reason : { ...reason, tellAt: undefined }
      await decide(wanted, status, sentDecision(typed, status), moneyAhead(rows, status, t))
      setSelected(new Set())
      setReason(NO_REASON)
    } catch (error) {
      showToast({ tone: 'destructive', title: t('Failed to update status'), ...failureOf(error) })
    } finally {
      setIsSaving(false)
    }
  }

  function move(step: 1 | -1) {
    const at = shown.findIndex(({ id }) => id === focused())
    const next = shown[at === -1 ? (step === 1 ? 0 : -1) : at + step]
    if (next) linkTo(next.id)?.focus()
    else if (step === 1 && list.more.exists) list.more.read()
  }

  function run(command: Command): boolean | undefined {
    const id = focused()
    if (command === 'next' || command === 'previous') move(command === 'next' ? 1 : -1)
    else if (command === 'select') id ? select(id) : move(1)
    else if (command === 'search') onFind()
    else if (command === 'map') onKeys()
    else if (command === 'undo') undo()
    else if (command === 'commit') chosen && void commit(chosen)
    else if (command === 'cancel') setChoice(undefined)
    else if (command === 'note') {
      if (!id) return false
      open(id)
      void navigate(`/applications/${id}`, { state: { note: true } })
    } else if (meant().length > 0 && !isSaving) {
      // So that the choice is about the same row wherever the focus goes.
      if (selected.size === 0 && id) setSelected(new Set([id]))
      if (chosen === undefined) setReason(NO_REASON)
      setChoice(command)
    } else return false
    return true
  }
  useCommands({ isOn: areKeysOn, hasChoice: chosen !== undefined, run })

  return (
    <>
      <Panel className={styles.panel}>
        <ul className={styles.list} ref={rows} aria-label={t('Applications')}>
          {shown.map((application) => (
            <InboxRow
              key={application.id}
              application={application}
              isSelected={selected.has(application.id)}
              onSelect={select}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Panel>
      <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
      {selected.size > 0 ? (
        <SelectionBar
          count={selected.size}
          choice={chosen}
          isSaving={isSaving}
          firstId={shown.find(({ id }) => selected.has(id))?.id}
          money={
            chosen &&
            moneyAhead(
              shown.filter(({ id }) => selected.has(id)),
              chosen,
              t,
            )
          }
          onChoose={setChoice}
          mayWait={shown.some((row) => selected.has(row.id) && mayWait(row))}
          reason={reason}
          onReason={setReason}
          onCommit={(status) => void commit(status)}
          compareTo={comparePath(shown.filter(({ id }) => selected.has(id)))}
          onClear={() => {
            setChoice(undefined)
            setSelected(new Set())
          }}
          onAll={() => setSelected(new Set(shown.slice(0, STATUSES_AT_ONCE).map(({ id }) => id)))}
        />
      ) : null}
    </>
  )
}
