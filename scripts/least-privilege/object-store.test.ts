import { beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { FOLDERS } from '../../backend/src/storage/object-key.ts'
import { ROOT } from '../rooms.ts'

const FOLDER = join(ROOT, 'operations/object-store')

interface Statement {
  Sid: string
  Effect: 'Allow' | 'Deny'
  Action: string[]
  Resource: string[]
}
interface Policy {
  Statement: Statement[]
}

/** What each command of the store's client needs. HEAD is a GET; of what is missing only who may list is told so. */
const NEEDS: Record<string, string[]> = {
  GetObjectCommand: ['s3:GetObject'],
  HeadObjectCommand: ['s3:GetObject', 's3:ListBucket'],
  PutObjectCommand: ['s3:PutObject'],
  CopyObjectCommand: ['s3:GetObject', 's3:PutObject'],
  DeleteObjectCommand: ['s3:DeleteObject'],
}

let server: Policy
let releases: Policy
let used: string[]
beforeAll(async () => {
  const read = async (file: string) => (await Bun.file(join(FOLDER, file)).json()) as Policy
  server = await read('policy.json')
  releases = await read('release-policy.json')
  const source = await Bun.file(join(ROOT, 'backend/src/storage/create-storage.ts')).text()
  const commands = new Set([...source.matchAll(/\bnew (\w+Command)\(/g)].map(([, command = '']) => command))
  used = [...new Set([...commands].flatMap((command) => NEEDS[command] ?? [`what ${command} needs`]))].sort()
})

/** Action and resource of each pair that is allowed, in order. */
const allowed = ({ Statement }: Policy) =>
  Statement.filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, Resource }) => Action.flatMap((action) => Resource.map((at) => `${action} ${at}`)))
    .sort()
const actions = (policy: Policy, bucket: string) =>
  [
    ...new Set(
      allowed(policy)
        .filter((pair) => pair.includes(`:${bucket}`))
        .map((pair) => pair.split(' ')[0]),
    ),
  ].sort()

const ARN = 'arn:aws:s3:::'

test("the server's policy allows what the server does with its files, and nothing else", () => {
  expect(actions(server, 'goodword/').concat('s3:ListBucket').sort()).toEqual(used)
  const files = FOLDERS.flatMap((folder) =>
    ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'].map((action) => `${action} ${ARN}goodword/${folder}/*`),
  )
  expect(allowed(server)).toEqual(
    [
      ...files,
      `s3:GetObject ${ARN}goodword-releases/*`,
      `s3:ListBucket ${ARN}goodword`,
      `s3:ListBucket ${ARN}goodword-releases`,
    ].sort(),
  )
})

test('the server cannot delete the signed event log or the list of erasures', () => {
  const denied = server.Statement.filter(({ Effect }) => Effect === 'Deny')
  expect(denied.map(({ Action, Resource }) => ({ Action, Resource }))).toEqual([
    {
      Action: ['s3:DeleteObject'],
      Resource: [`${ARN}goodword/private/event-log/*`, `${ARN}goodword/private/erasures/*`],
    },
  ])
})

test('the policy of releases allows the same in the bucket of releases, and nothing elsewhere', () => {
  const all = used.map((action) => `${action} ${ARN}goodword-releases${action === 's3:ListBucket' ? '' : '/*'}`)
  expect(allowed(releases)).toEqual(all.sort())
  expect(releases.Statement.filter(({ Effect }) => Effect === 'Deny')).toEqual([])
})
