import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  type CORSConfiguration,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { objectKey } from './object-key.ts'

export interface Key {
  accessKeyId: string
  secretAccessKey: string
}

interface Statement {
  Effect: 'Allow' | 'Deny'
  Action: string[]
  Resource: string[]
}
/** As operations/object-store has it: what a user may do, in all buckets. */
export interface Policy {
  Version: string
  Statement: Statement[]
}

interface Store {
  endpoint: string
  region: string
  /** Whose store it is. */
  root: Key
}
interface Wanted {
  /** The bucket of files, and that of releases. */
  files: string
  releases: string
  server: { key: Key; policy: Policy }
  releaser: { key: Key; policy: Policy }
  /** For the bucket of files; its origins are replaced by `origin`. */
  cors: CORSConfiguration
  /** Where the pages are that upload. */
  origin: string
}

const ARN = 'arn:aws:s3:::'

/**
 * What policies of users say of one bucket, as that bucket's policy, for stores that know no other: a user is named by the
 * id of its key, as VersityGW does.
 */
export function bucketPolicy(bucket: string, users: readonly { id: string; policy: Policy }[]) {
  const isIn = (resource: string) => resource === ARN + bucket || resource.startsWith(`${ARN}${bucket}/`)
  const statements = users.flatMap(({ id, policy }) =>
    policy.Statement.map(({ Effect, Action, Resource }) => ({
      Effect,
      Principal: { AWS: [id] },
      Action,
      Resource: Resource.filter(isIn),
    })),
  )
  return { Version: '2012-10-17', Statement: statements.filter(({ Resource }) => Resource.length > 0) }
}

/**
 * Makes the two buckets of an installation with their policies and CORS rules, and then tries what must be refused. May be
 * repeated: it takes what the files say now.
 * @throws Error where the store is away, takes a rule no more, or lets a key do more than its policy says
 */
export async function makeBuckets(store: Store, wanted: Wanted): Promise<void> {
  const { files, releases, server, releaser, cors, origin } = wanted
  const users = [server, releaser].map(({ key, policy }) => ({ id: key.accessKeyId, policy }))
  const root = clientOf(store, store.root)
  for (const Bucket of [files, releases]) {
    await root.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
      if (!(error instanceof BucketAlreadyOwnedByYou || error instanceof BucketAlreadyExists)) throw error
    })
    const Policy = JSON.stringify(bucketPolicy(Bucket, users))
    await root.send(new PutBucketPolicyCommand({ Bucket, Policy }))
  }
  const rules = (cors.CORSRules ?? []).map((rule) => ({ ...rule, AllowedOrigins: [origin] }))
  await root.send(new PutBucketCorsCommand({ Bucket: files, CORSConfiguration: { CORSRules: rules } }))
  await refuse('The server can delete records', () =>
    clientOf(store, server.key).send(
      new DeleteObjectCommand({ Bucket: files, Key: objectKey('private', 'event-log/none') }),
    ),
  )
  await refuse('The key of releases reads files', () =>
    clientOf(store, releaser.key).send(new GetObjectCommand({ Bucket: files, Key: objectKey('private', 'none') })),
  )
}

function clientOf({ endpoint, region }: Store, credentials: Key): S3Client {
  return new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 2 })
}

async function refuse(fault: string, attempt: () => Promise<unknown>): Promise<void> {
  const status = await attempt().then(
    () => 200,
    (error: { $metadata?: { httpStatusCode?: number } }) => error.$metadata?.httpStatusCode,
  )
  if (status !== 403) throw new Error(`${fault}: the store answers ${status ?? 'nothing'}, and not 403.`)
}
