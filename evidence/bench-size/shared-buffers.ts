import { join } from 'node:path'
import { YAML } from 'bun'
import { ROOT } from '../../scripts/rooms.ts'

interface Cluster {
  kind: string
  spec: { postgresql: { parameters: { shared_buffers: string } } }
}

/** The memory in which PostgreSQL keeps what it has read, as our manifests give it to a database: `2GB`. */
export async function sharedBuffers(): Promise<string> {
  const text = await Bun.file(join(ROOT, 'operations/kubernetes/database.yaml')).text()
  const found = [YAML.parse(text)].flat().find((each) => (each as Cluster | null)?.kind === 'Cluster') as
    | Cluster
    | undefined
  if (!found) throw new Error('operations/kubernetes/database.yaml has no Cluster')
  return found.spec.postgresql.parameters.shared_buffers
}
