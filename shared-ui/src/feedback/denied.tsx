import { Button } from '@fluentui/react-components'
// By its name, not its path: the name is what is federated, and a second copy would know no router.
import { useNavigate, useTexts } from '@goodword/shared-ui/kernel'
import { AccessDenied } from '../illustrations/access-denied.tsx'
import { EmptyState } from './empty-state.tsx'

interface DeniedProps {
  /** "Access Denied" where nothing else is said. */
  heading?: string
  /** Whom the page is for. */
  text?: string
}

/**
 * What somebody finds on a page that is there, but not for their role; it leads to the jobs
 * (docs/rules.md#denied-screens-lead-to-the-jobs). The server refuses them as well.
 */
export function Denied({ heading, text }: DeniedProps) {
  const navigate = useNavigate()
  const { t } = useTexts()
  return (
    <>
      <title>{t('Access Denied · Goodword')}</title>
      <EmptyState
        level={1}
        illustration={<AccessDenied />}
        heading={heading ?? t('Access Denied')}
        text={text}
        action={
          <Button appearance="primary" size="large" onClick={() => void navigate('/jobs')}>
            {t('Browse Jobs')}
          </Button>
        }
      />
    </>
  )
}
