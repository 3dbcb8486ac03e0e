import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useParams, useTexts } from '@goodword/shared-ui/kernel'
import { Review } from './review.tsx'

/** One application after the other, with what decides it beside it. */
export function ReviewPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  const { id = '' } = useParams()
  if (!hires(user)) return <Denied text={t('Only hiring managers can see applications.')} />
  return <Review id={id} />
}
