import { Button } from '@fluentui/react-components'
import { useNavigate } from '@goodword/shared-ui/kernel'

/** The next step where there is no job yet. */
export function PostFirstJob() {
  const navigate = useNavigate()
  return (
    <Button appearance="primary" size="large" onClick={() => void navigate('/post-job')}>
      Post a Job
    </Button>
  )
}
