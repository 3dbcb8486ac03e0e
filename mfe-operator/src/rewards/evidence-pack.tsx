import { Button } from '@fluentui/react-components'
import { pathOf } from '@goodword/contract/endpoint'
import { downloadPromise } from '@goodword/contract/statement'
import { useTexts } from '@goodword/shared-ui/kernel'

/** Terms, consent, events and transfers as one signed file, by which a dispute is decided. */
export function EvidencePack({ rewardId }: { rewardId: string }) {
  const { t } = useTexts()
  return (
    <Button as="a" size="large" href={pathOf(downloadPromise, { id: rewardId })} download>
      {t('Evidence pack')}
    </Button>
  )
}
