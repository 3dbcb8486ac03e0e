import type { OwnApplication } from '@goodword/contract/candidate'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles } from '@griffel/react'
import type { ReactElement } from 'react'
import { milestonesOf, STATUS_WORDS } from './own-status.ts'
import { Timeline } from './timeline.tsx'

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '16px' },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: 1.5, overflowWrap: 'anywhere' },
})

interface StatusPanelProps {
  application: OwnApplication
  /** Of an answer that is awaited. */
  promise: ReferralLookup['said']['promise']
  /** Its name, in its own direction. */
  company: ReactElement
}

/** Where the application stands, and its history. */
export function StatusPanel({ application, promise, company }: StatusPanelProps) {
  const styles = useStyles()
  const zone = useZone()
  const { label, tone } = STATUS_WORDS[application.closedAs ?? application.status]
  const withdrawn = application.withdrawnAt !== null
  return (
    <Panel className={styles.panel}>
      <div className={styles.top}>
        <Heading>Your application</Heading>
        {withdrawn ? <Badge tone="gray">Withdrawn</Badge> : <Badge tone={tone}>{label}</Badge>}
      </div>
      <p className={styles.text}>
        {withdrawn ? (
          <span key="withdrawn">
            {company} sees that you withdrew. Your documents, phone number and cover letter are deleted.
          </span>
        ) : application.status === 'hired' ? (
          <span key="hired">{company} chose you, and gets in touch with you directly.</span>
        ) : application.companyWords ? (
          <span key="words">
            {company} wrote: <bdi>“{application.companyWords}”</bdi>
          </span>
        ) : (
          <span>
            Your application is with {company}.
            {application.addressConfirmed && <span> We'll email you when its status changes.</span>}
          </span>
        )}
      </p>
      {promise && (
        <p className={styles.text}>
          {promise.before} <span>{formatDeadline(promise.by, zone)}</span>
          {promise.after}
        </p>
      )}
      <Timeline milestones={milestonesOf(application)} />
    </Panel>
  )
}
