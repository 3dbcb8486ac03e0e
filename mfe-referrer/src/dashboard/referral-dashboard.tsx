import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { ANSWERS_MIN } from '@goodword/contract/limits'
import { countReferrals, type ReferralCounts } from '@goodword/contract/referrals'
import { useSearchInAddress } from '@goodword/shared-ui/data/use-search-in-address.ts'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { TestEmailLink } from '@goodword/shared-ui/layout/test-email-link.tsx'
import { makeStyles } from '@griffel/react'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { InsightsFold } from './insights-fold.tsx'
import { LazyReferralFilters } from './lazy-referral-filters.tsx'
import { ALL_REFERRALS, readNarrowing, writeNarrowing } from './narrowing.ts'
import { NoReferrals } from './no-referrals.tsx'
import { ReferralCount } from './referral-count.tsx'
import { ReferralDialogs } from './referral-dialogs.tsx'
import { ReferralStatCards } from './referral-stat-cards.tsx'
import { ReferralsTable } from './referrals-table.tsx'
import { useReferrals } from './use-referrals.ts'
import { useShownReferral } from './use-shown-referral.ts'

/** Up to so many are seen at a glance: nobody searches them. */
const FEW = 5

const useStyles = makeStyles({
  heading: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px', marginBottom: '12px' },
})

/** The referrals: four numbers and the list. */
export function ReferralDashboard({ userId }: { userId: string }) {
  const { t } = useTexts()
  const styles = useStyles()
  const { list, referrals, isNarrowed } = useReferrals(userId)
  const counts = useSWR<ReferralCounts>(pathOf(countReferrals, { userId }))
  const shown = useShownReferral(referrals ?? [])
  const isCovered = shown.dialog !== null
  const [narrowing, narrow] = useSearchInAddress({ read: readNarrowing, write: writeNarrowing, isCovered })
  const error = list.error ?? counts.error
  return (
    <Page
      title={t('Referral Dashboard')}
      lead={t('Every person you put in a good word for, and how it is going.')}
      actions={
        <ButtonLink to="/jobs" appearance="primary" size="large">
          {t('Find jobs to refer')}
        </ButtonLink>
      }
    >
      {referrals && counts.data && !(list.error && !list.items) ? (
        <>
          <ReferralStatCards counts={counts.data} />
          {counts.data.total < ANSWERS_MIN ? null : <InsightsFold />}
          <div className={styles.heading}>
            <Heading size="large">{t('Recent Referrals')}</Heading>
            {isNarrowed ? <ReferralCount list={list} /> : null}
          </div>
          {isNarrowed || counts.data.total > FEW ? (
            <LazyReferralFilters narrowing={narrowing} onNarrow={narrow} />
          ) : null}
          {referrals.length > 0 ? (
            <ReferralsTable list={list} referrals={referrals} onShow={shown.show} />
          ) : (
            <NoReferrals isNarrowed={isNarrowed} onClear={() => narrow({ ...ALL_REFERRALS, sort: narrowing.sort })} />
          )}
          <ReferralDialogs shown={shown} />
        </>
      ) : error ? (
        <ReadFailed
          heading={t("We couldn't load your referrals")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => {
            list.refresh()
            void counts.mutate()
          }}
        />
      ) : (
        <Loading text={t('Loading dashboard...')}>
          <DashboardSkeleton />
        </Loading>
      )}
      <TestEmailLink />
    </Page>
  )
}
