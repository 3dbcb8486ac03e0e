import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { hires } from '@goodword/contract/hires'
import { findSettings, type Settings } from '@goodword/contract/settings'
import type { User } from '@goodword/contract/users'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { useState } from 'react'
import { SettingsForm } from './settings-form.tsx'

/** Which emails come, the time zone and the keys of an account (docs/rules.md#everybody-chooses-their-emails). */
export function SettingsPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  // Asked anew each time: another computer, or a click in an email, may have changed them.
  const [isFresh, setIsFresh] = useState(false)
  const { data, error, mutate } = useSWR<Settings>(pathOf(findSettings), {
    revalidateIfStale: true,
    dedupingInterval: 0,
    onSuccess: () => setIsFresh(true),
  })
  return (
    <Page title={t('Settings')} lead={t('They belong to your account and hold on every computer.')} width="narrow">
      {data && isFresh ? (
        <SettingsForm settings={data} isHiring={hires(user)} onSaved={(saved) => void mutate(saved, false)} />
      ) : error ? (
        <ReadFailed
          heading={t("We couldn't load your settings")}
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <RowsSkeleton count={3} />
      )}
    </Page>
  )
}
