import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import type { ReferralLookup } from '@goodword/contract/referrals'
import { referrerName } from '@goodword/contract/referrer-name'
import { Badge } from '@goodword/shared-ui/feedback/badge.tsx'
import { WhoPosts } from '@goodword/shared-ui/feedback/who-posts.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { LogoImage } from '@goodword/shared-ui/media/logo-image.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { BriefcaseIcon, PinIcon, WalletIcon } from './badge-icons.tsx'

const useStyles = makeStyles({
  // Not centred: the HTML may be painted before its last line is here, and the logo would then move.
  top: { display: 'flex', gap: '16px', alignItems: 'flex-start', marginBottom: '16px' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  company: { margin: '4px 0 0', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400 },
  who: { marginBottom: '16px' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

/** The job at a glance. Its facts have no colours: those are of statuses. */
export function JobCard({
  job,
  said,
  brief,
  company,
  referrer,
}: Pick<ReferralLookup, 'job' | 'said' | 'brief' | 'company' | 'referrer'>) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <Panel>
      <div className={styles.top}>
        <LogoImage src={company.logo} name={company.name} size={64} />
        <div className={styles.words}>
          <Heading size="large" dir="auto">
            {job.title}
          </Heading>
          <p className={styles.company} dir="auto">
            {company.name}
          </p>
        </div>
      </div>
      <div className={styles.who}>
        <WhoPosts domain={company.domain} ask={<bdi>{referrerName(referrer, t)}</bdi>} />
      </div>
      {/* Else it stands in the brief. */}
      {said.answer && !brief.length && <div className={styles.who}>{said.answer}</div>}
      <div className={styles.badges}>
        <Badge tone="gray" icon={<PinIcon />}>
          {job.location}
        </Badge>
        {said.workplace ? (
          <Badge tone="gray" icon={<PinIcon />}>
            {said.workplace}
          </Badge>
        ) : null}
        <Badge tone="gray" icon={<BriefcaseIcon />}>
          {t(JOB_TYPE_LABELS[job.type])}
        </Badge>
        <Badge tone="gray" icon={<WalletIcon />}>
          {said.pay}
        </Badge>
      </div>
    </Panel>
  )
}
