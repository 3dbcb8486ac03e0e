import { failureOf } from '@goodword/contract/call'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import type { DnsForm } from './dns-form.tsx'
import { useDomainStyles } from './use-domain-styles.ts'

/** A proof by a record in the company's DNS, for those who have no mailbox there: loaded and read when it is opened. */
export function DnsProof() {
  const styles = useDomainStyles()
  const { t } = useTexts()
  const [loaded, setLoaded] = useState<{ Form: typeof DnsForm } | null>(null)
  async function load() {
    try {
      const { DnsForm } = await import(/* webpackChunkName: "rare-dns-form" */ './dns-form.tsx')
      setLoaded({ Form: DnsForm })
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The record could not be loaded'), ...failureOf(error) })
    }
  }
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => void (currentTarget.open && !loaded && load())}>
      <summary className={styles.summary}>{t('Use a DNS record instead')}</summary>
      {loaded ? <loaded.Form /> : <Loading text={t('Loading the record...')} />}
    </details>
  )
}
