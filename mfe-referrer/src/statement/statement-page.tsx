import type { User } from '@goodword/contract/users'
import { NothingEarned } from '@goodword/shared-money/statement/nothing-earned.tsx'
import { OnPaper } from '@goodword/shared-money/statement/on-paper.tsx'
import { Statement } from '@goodword/shared-money/statement/statement.tsx'
import { StatementActions } from '@goodword/shared-money/statement/statement-actions.tsx'
import { DISPUTE_STEPS } from '@goodword/shared-money/steps/dispute-step.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'

/** What somebody's recommendations earn; a hiring manager's is a part of what mfe-hiring shows. */
export function StatementPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  return (
    <Page
      title={t('Statement')}
      lead={t('What your recommendations earn: promised, due, paid and reversed.')}
      actions={<StatementActions side="recommender" />}
    >
      <OnPaper user={user} />
      <Statement side="recommender" steps={DISPUTE_STEPS} empty={<NothingEarned />} />
    </Page>
  )
}
