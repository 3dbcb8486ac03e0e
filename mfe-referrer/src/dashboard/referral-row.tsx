import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons'
import { formatCents } from '@goodword/contract/format-cents'
import type { Referral } from '@goodword/contract/referrals'
import { splitReward } from '@goodword/contract/reward'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { Person } from '@goodword/shared-ui/layout/person.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { memo } from 'react'
import { ReferralStanding } from './referral-standing.tsx'

const useStyles = makeStyles({
  title: { display: 'block' },
  reward: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1rem',
  },
})

interface ReferralRowProps {
  referral: Referral
  onShow: (referral: Referral) => void
}

/** One referral of the table. */
export const ReferralRow = memo(function ReferralRow({ referral, onShow }: ReferralRowProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const restoreFocus = useRestoreFocusTarget()
  // Of people whose details are deleted, it is what tells them apart.
  const date = formatDate(referral.createdAt)
  return (
    <DataRow>
      <DataCell label={t('Candidate')} lead place="start">
        <Person name={referral.candidateName} email={referral.candidateEmail || t('Referred {date}', { date })} />
      </DataCell>
      <DataCell label={t('Position')} place="start">
        <span className={styles.title} dir="auto">
          {referral.job.title}
        </span>
        {referral.changes ? (
          <span className={styles.reward}>
            {t('Posting changed {date}', { date: formatDate(referral.changes.at) })}
          </span>
        ) : null}
        {referral.referralBonus === null ? null : (
          <span className={styles.reward}>
            {t('{amount} for you', { amount: formatCents(splitReward(referral.referralBonus).recommender) })}
          </span>
        )}
      </DataCell>
      <DataCell label={t('Company')} place="finish">
        {referral.company.name}
      </DataCell>
      <DataCell label={t('Status')} fit place="start">
        <ReferralStanding referral={referral} />
      </DataCell>
      <DataCell label={t('Date')} fit place="finish">
        {date}
      </DataCell>
      <DataCell label={t('Actions')} fit place="corner">
        <Button
          {...restoreFocus}
          appearance="subtle"
          icon={<EyeRegular />}
          aria-label={
            referral.candidateEmail
              ? t('View the referral of {candidate}', { candidate: referral.candidateName })
              : t('View the referral of {candidate}, {date}', { candidate: referral.candidateName, date })
          }
          onClick={() => onShow(referral)}
        />
      </DataCell>
    </DataRow>
  )
})
