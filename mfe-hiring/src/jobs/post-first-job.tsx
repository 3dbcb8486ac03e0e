import { Button } from '@fluentui/react-components'
import { useNavigate, useTexts } from '@goodword/shared-ui/kernel'

/** The next step where there is no job yet. */
export function PostFirstJob() {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <Button appearance="primary" size="large" onClick={() => void navigate('/post-job')}>
      {t('Post a Job')}
    </Button>
  )
}
