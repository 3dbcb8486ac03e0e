import { Button } from '@fluentui/react-components'
import { failureOf } from '@goodword/contract/call'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { useEffect, useRef, useState } from 'react'
import type { RemoveDialog } from './remove-dialog.tsx'
import { useDomainStyles } from './use-domain-styles.ts'

/** The mark as others see it, and the way to take it away. */
export function ProvenDomain({ domain }: { domain: string }) {
  const styles = useDomainStyles()
  const { t } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  // Loaded by the first question, and kept while it leaves: hardly anybody asks it.
  const [dialog, setDialog] = useState<{ Remove: typeof RemoveDialog } | null>(null)
  // By hand: Fluent's way would be loaded with the page.
  useEffect(() => {
    if (dialog && !isAsking) button.current?.focus()
  }, [dialog, isAsking])
  async function ask() {
    try {
      const { RemoveDialog } = await import(/* webpackChunkName: "rare-remove-domain" */ './remove-dialog.tsx')
      setDialog({ Remove: RemoveDialog })
      setIsAsking(true)
    } catch (error) {
      showToast({ tone: 'destructive', title: t('The domain was not removed'), ...failureOf(error) })
    }
  }
  return (
    <div className={styles.proven}>
      <DomainMark domain={domain} />
      <Button ref={button} onClick={() => void ask()}>
        {t('Remove')}
      </Button>
      {dialog ? <dialog.Remove domain={domain} open={isAsking} onClose={() => setIsAsking(false)} /> : null}
    </div>
  )
}
