import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { InvalidLink } from '@goodword/shared-ui/illustrations/invalid-link.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'

/** The same for every link that opens nothing, whatever became of it. */
export function DeadLink() {
  const { t } = useTexts()
  return (
    <>
      <title>{t('Invalid Invitation · Goodword')}</title>
      <EmptyState
        level={1}
        illustration={<InvalidLink />}
        heading={t('This invitation link is invalid or has expired')}
        text={t(
          'It works for seven days and once, and a newer letter replaces it. Please ask your colleague to send it again.',
        )}
        action={
          <ButtonLink to="/" appearance="primary" size="large">
            {t('To the home page')}
          </ButtonLink>
        }
      />
    </>
  )
}
