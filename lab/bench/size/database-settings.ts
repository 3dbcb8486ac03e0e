import { join } from 'node:path'
import { YAML } from 'bun'
import { ROOT } from '../../../scripts/rooms.ts'

interface Cluster {
  kind: string
  spec: { postgresql: { parameters: Record<string, string> } }
}

/** What our manifests set for how a database reads; the rest of theirs is about connections and backups. */
const OF_READING = ['shared_buffers', 'io_method']

/** PostgreSQL's settings for reading, as our manifests give them to a database: `{ shared_buffers: '3GB' }`. */
export async function databaseSettings(): Promise<Record<string, string>> {
  const text = await Bun.file(join(ROOT, 'operations/kubernetes/database.yaml')).text()
  const found = [YAML.parse(text)].flat().find((each) => (each as Cluster | null)?.kind === 'Cluster') as
    | Cluster
    | undefined
  if (!found) throw new Error('operations/kubernetes/database.yaml has no Cluster')
  const { parameters } = found.spec.postgresql
  return Object.fromEntries(OF_READING.flatMap((name) => (parameters[name] ? [[name, parameters[name]]] : [])))
}
