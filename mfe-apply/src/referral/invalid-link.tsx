import { Button } from '@fluentui/react-components'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { InvalidLink as Picture } from '@goodword/shared-ui/illustrations/invalid-link.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'

interface InvalidLinkProps {
  requestId: string | undefined
  onRetry: (() => void) | undefined
}

/**
 * The one view of every link that opens nothing (docs/rules.md#every-dead-link-answers-alike); where the connection may
 * be at fault, with another try.
 */
export function InvalidLink({ requestId, onRetry }: InvalidLinkProps) {
  const { t } = useTexts()
  return (
    <>
      <title>{t('Invalid Referral Link · Goodword')}</title>
      <EmptyState
        level={1}
        illustration={<Picture />}
        heading={t('Invalid Referral Link')}
        text={t('This referral link is invalid or has expired. Please contact the person who referred you.')}
        action={onRetry ? <Button onClick={onRetry}>{t('Try again')}</Button> : undefined}
        requestId={requestId}
      />
    </>
  )
}
