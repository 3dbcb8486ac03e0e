import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import { call, failureOf } from '@goodword/contract/call'
import { removeDomain } from '@goodword/contract/companies'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { DomainMark } from '@goodword/shared-ui/feedback/domain-mark.tsx'
import { showToast } from '@goodword/shared-ui/kernel'
import { useState } from 'react'
import { useDomainStyles } from './use-domain-styles.ts'
import { useShowCompany } from './use-show-company.ts'

/** The mark as others see it, and the way to take it away. */
export function ProvenDomain({ domain }: { domain: string }) {
  const styles = useDomainStyles()
  const show = useShowCompany()
  const restoreFocus = useRestoreFocusTarget()
  const [isAsking, setIsAsking] = useState(false)
  // There from the first question on, so that it can leave.
  const [wasAsked, setWasAsked] = useState(false)
  async function remove(): Promise<boolean> {
    try {
      const company = await call(removeDomain)
      setIsAsking(false)
      show(company)
      return true
    } catch (error) {
      showToast({ tone: 'destructive', title: 'The domain was not removed', ...failureOf(error) })
      return false
    }
  }
  return (
    <div className={styles.proven}>
      <DomainMark domain={domain} />
      <Button
        {...restoreFocus}
        onClick={() => {
          setWasAsked(true)
          setIsAsking(true)
        }}
      >
        Remove
      </Button>
      {wasAsked ? (
        <ConfirmDialog
          open={isAsking}
          title="Remove the domain?"
          confirm="Remove Domain"
          pending="Removing..."
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        >
          Your jobs no longer show <bdi>{domain}</bdi>, candidates read that nobody has checked who posts them, and
          others can take a name like yours. You can prove the domain again.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
