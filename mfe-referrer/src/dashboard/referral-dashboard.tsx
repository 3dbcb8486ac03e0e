import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { firstPageOf, readPage } from '@goodword/contract/pages'
import { countReferrals, listReferrals, type Referral, type ReferralCounts } from '@goodword/contract/referrals'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { EmptyReferrals } from '@goodword/shared-ui/illustrations/empty-referrals.tsx'
import { useSWR } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { TestEmailLink } from '@goodword/shared-ui/layout/test-email-link.tsx'
import { useList } from '@goodword/shared-ui/lists/use-list.ts'
import { makeStyles } from '@griffel/react'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { ReferralStatCards } from './referral-stat-cards.tsx'
import { ReferralsTable } from './referrals-table.tsx'

const useStyles = makeStyles({
  heading: { marginBottom: '16px' },
})

/** The referrals: four numbers and the list. */
export function ReferralDashboard({ userId }: { userId: string }) {
  const styles = useStyles()
  const referrals = useList<Referral>(firstPageOf(listReferrals, { userId }), readPage)
  const counts = useSWR<ReferralCounts>(pathOf(countReferrals, { userId }))
  const error = referrals.error ?? counts.error
  return (
    <Page
      title="Referral Dashboard"
      lead="Every person you put in a good word for, and how it is going."
      actions={
        <ButtonLink to="/jobs" appearance="primary" size="large">
          Find jobs to refer
        </ButtonLink>
      }
    >
      {referrals.items && counts.data ? (
        <>
          <ReferralStatCards counts={counts.data} />
          <Heading size="large" className={styles.heading}>
            Recent Referrals
          </Heading>
          {referrals.items.length > 0 ? (
            <ReferralsTable list={referrals} referrals={referrals.items} />
          ) : (
            <Panel>
              <EmptyState
                level={3}
                illustration={<EmptyReferrals />}
                heading="No referrals yet"
                text="Start referring candidates to see them here"
                action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
              />
            </Panel>
          )}
        </>
      ) : error ? (
        <ReadFailed
          heading="We couldn't load your referrals"
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => {
            referrals.refresh()
            void counts.mutate()
          }}
        />
      ) : (
        <Loading text="Loading dashboard...">
          <DashboardSkeleton />
        </Loading>
      )}
      <TestEmailLink />
    </Page>
  )
}
