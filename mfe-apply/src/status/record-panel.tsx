import type { OwnApplication } from '@goodword/contract/candidate'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles } from '@griffel/react'
import { milestonesOf } from './own-status.ts'
import { Timeline } from './timeline.tsx'

const useStyles = makeStyles({ panel: { display: 'grid', gap: '16px' } })

/** What is on record: when it was received, under which number, what became of our email, how long it is kept, and its history. */
export function RecordPanel({ application }: { application: OwnApplication }) {
  const styles = useStyles()
  const zone = useZone()
  const { number, submittedAt, letter, keptUntil } = application
  const on = (moment: string) => <span>{formatDate(moment, zone)}</span>
  return (
    <Panel className={styles.panel}>
      <Heading size="small">What is on record</Heading>
      <FactList
        facts={[
          ['Received', on(submittedAt)],
          ['Application number', number],
          ['Latest email', letter && letterWords(letter, on)],
          [
            'Kept',
            keptUntil ? (
              <span key="until">We erase your application on {on(keptUntil)}, or as soon as you ask us to below.</span>
            ) : (
              <span key="hire">We keep your application until you erase it below.</span>
            ),
          ],
        ]}
      />
      <Heading level={3} size="small" id="history">
        History
      </Heading>
      <Timeline milestones={milestonesOf(application)} labelledBy="history" />
    </Panel>
  )
}

function letterWords(
  { standing, at }: NonNullable<OwnApplication['letter']>,
  on: (moment: string) => ReturnType<typeof Timeline>,
) {
  if (standing === 'stopped') return <span key="stopped">You asked for no emails.</span>
  if (standing === 'failed') return <span key="failed">It could not be delivered.</span>
  return at ? <span key="sent">It was sent on {on(at)}.</span> : <span key="queued">It is on its way.</span>
}
