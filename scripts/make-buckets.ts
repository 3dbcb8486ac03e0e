import { join } from 'node:path'
import { type Key, makeBuckets, type Policy } from '../backend/src/storage/make-buckets.ts'
import { say } from './say.ts'

/**
 * `bun scripts/make-buckets.ts <folder of rules> <folder of secrets>`: the buckets of the store at `S3_ENDPOINT`, as
 * operations/object-store says (docs/decisions/0048-least-privilege.md). May be run again.
 */
const [rules = 'operations/object-store', secrets = '/secrets'] = process.argv.slice(2)

const read = (name: string) => Bun.file(join(rules, name)).json()
const secret = async (name: string) => (await Bun.file(join(secrets, name)).text()).trim()
const keyOf = async (id: string, value: string): Promise<Key> => ({
  accessKeyId: await secret(id),
  secretAccessKey: await secret(value),
})

const { S3_ENDPOINT = '', S3_REGION = '', APP_URL = '' } = process.env
await makeBuckets(
  { endpoint: S3_ENDPOINT, region: S3_REGION, root: await keyOf('s3-root-user', 's3-root-password') },
  {
    files: 'goodword',
    releases: 'goodword-releases',
    server: {
      key: await keyOf('s3-access-key-id', 's3-secret-access-key'),
      policy: (await read('policy.json')) as Policy,
    },
    releaser: {
      key: await keyOf('release-access-key-id', 'release-secret-access-key'),
      policy: (await read('release-policy.json')) as Policy,
    },
    cors: await read('cors.json'),
    origin: new URL(APP_URL).origin,
  },
)
say('The buckets are there, with their policies.')
