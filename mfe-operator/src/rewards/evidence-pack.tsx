import { Button } from '@fluentui/react-components'
import { pathOf } from '@goodword/contract/endpoint'
import { downloadPromise } from '@goodword/contract/statement'

/** Terms, consent, events and transfers as one signed file, by which a dispute is decided. */
export function EvidencePack({ rewardId }: { rewardId: string }) {
  return (
    <Button as="a" size="large" href={pathOf(downloadPromise, { id: rewardId })} download>
      Evidence pack
    </Button>
  )
}
