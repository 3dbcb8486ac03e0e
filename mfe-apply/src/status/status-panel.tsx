import type { OwnApplication } from '@goodword/contract/candidate'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import type { ReactElement, RefObject } from 'react'
import { NewsWords } from './news-words.tsx'
import { milestonesOf, STATUS_WORDS } from './own-status.ts'
import { PromiseWords } from './promise-words.tsx'
import { Timeline } from './timeline.tsx'
import { WhatNow } from './what-now.tsx'

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '12px' },
  words: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    '& > p': { margin: 0 },
  },
})

interface StatusPanelProps {
  application: OwnApplication
  /** Of an answer that is awaited. */
  said: Pick<ReferralLookup['said'], 'promise' | 'usualDays'>
  /** Its name, in its own direction. */
  company: ReactElement
  /** It takes the focus when what had it is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Where the application stands, how it came there, what comes next and by when; a screen reader says what changes in place. */
export function StatusPanel({ application, said, company, headingRef }: StatusPanelProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const { label, tone } = STATUS_WORDS[application.closedAs ?? application.status]
  return (
    <Panel className={styles.panel}>
      <Heading style={{ outline: 'none', scrollMarginTop: 96 }} ref={headingRef} tabIndex={-1}>
        {t('Your application')}
      </Heading>
      <div className={styles.words} aria-live="polite">
        {application.withdrawnAt === null ? (
          <Badge key={label} tone={tone}>
            {t(label)}
          </Badge>
        ) : (
          <Badge tone="gray">{t('Withdrawn')}</Badge>
        )}
        <WhatNow application={application} company={company} />
        <NewsWords application={application} />
      </div>
      <Heading level={3} size="small" id="history">
        {t('History')}
      </Heading>
      <Timeline
        milestones={milestonesOf(application)}
        next={said.promise ? <PromiseWords {...said} /> : null}
        labelledBy="history"
      />
    </Panel>
  )
}
