import { Button } from '@fluentui/react-components'
import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { BrokenPicture } from '../remotes/broken-picture.tsx'

/** The server did not say who is signed in, and this page depends on it. */
export function NoAnswer({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <div role="alert">
      <title>{'Goodword'}</title>
      <EmptyState
        level={1}
        illustration={<BrokenPicture />}
        heading={t("We can't reach Goodword right now")}
        text={serverSentence(error) ?? t('Please check your connection and try again.')}
        action={
          <Button appearance="primary" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
        requestId={requestIdOf(error)}
      />
    </div>
  )
}
