import { isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { findJoinInvitation, type JoinInvitation } from '@goodword/contract/members'
import type { User } from '@goodword/contract/users'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useParams, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { DeadLink } from './dead-link.tsx'
import { JoinCard } from './join-card.tsx'

/** What a letter's link to join a company leads to, for everybody (docs/rules.md#members-are-invited-by-a-letter). */
export function JoinPage({ user }: { user: User | null }) {
  const { token = '' } = useParams()
  const { t } = useTexts()
  // Asked anew when somebody signs in or out: what they can do with it is another thing then.
  const { data, error, mutate } = useSWR<JoinInvitation>(pathOf(findJoinInvitation, { token }))
  if (isApiError(error) && error.status === 404) return <DeadLink />
  return (
    <Page
      width="narrow"
      title={t('Join a company')}
      lead={t('Hire together with your colleagues, each with an account of their own.')}
    >
      {data ? (
        <JoinCard invitation={data} token={token} user={user} onRefused={() => void mutate()} />
      ) : error ? (
        <ReadFailed
          heading={t("We couldn't load the invitation")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Panel>
          <Skeleton width="70%" height="24px" />
          <Skeleton height="64px" />
        </Panel>
      )}
    </Page>
  )
}
