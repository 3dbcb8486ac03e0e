import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linesOf } from '../backend/src/config/fields.ts'
import { say } from './say.ts'

/**
 * `bun scripts/make-secrets.ts <folder> <folder of readers>`: makes what only this installation may know, once: a file for each
 * secret. What the environment sets is taken as it is, unless the file lists it beside others already, as while a secret is
 * changed. A file that is there is kept: a new secret of the database would not open the database that was made with the old
 * one. Then each reader gets its own copies in a folder of its name, and nobody else's (docs/decisions/0048-least-privilege.md).
 */
const [folder = '/secrets', readers = '/readers'] = process.argv.slice(2)

/** Letters and digits, so that nothing has to be escaped wherever it is written. */
const random = (bytes: number) => crypto.getRandomValues(Buffer.alloc(bytes)).toString('hex')

/**
 * The value of this name: what was made before, what the environment says, or a new one.
 * @param bytes of a new one
 */
async function secret(name: string, bytes = 32): Promise<string> {
  const file = join(folder, name.toLowerCase().replaceAll('_', '-'))
  const given = process.env[name]
  const there = existsSync(file) ? await Bun.file(file).text() : ''
  const isListed = given !== undefined && linesOf(there).includes(given)
  const value = (isListed ? there : given) || there || random(bytes)
  await writeFile(file, value, { mode: 0o600 })
  // The mode above is only that of a new file.
  await chmod(file, 0o600)
  return value
}

const databaseUrl = (role: string, password: string) =>
  `postgres://${role}:${encodeURIComponent(password)}@postgres:5432/goodword`

/** As VersityGW keeps them: users who may do what a bucket's policy says, and nothing else. */
function usersOf(keys: readonly (readonly [id: string, secret: string])[]): string {
  const account = ([access, secret]: readonly [string, string]) => ({ access, secret, role: 'user' })
  return JSON.stringify({ accessAccounts: Object.fromEntries(keys.map((each) => [each[0], account(each)])) })
}

/** Replaces what a reader has. Only its user can read it, so that no other user in the same container can. */
async function give(reader: string, user: number, files: Record<string, string>): Promise<void> {
  const own = join(readers, reader)
  await mkdir(own, { recursive: true })
  for (const left of await readdir(own)) await rm(join(own, left))
  for (const [name, value] of Object.entries(files)) {
    await writeFile(join(own, name), value, { mode: 0o400 })
    if (process.getuid?.() === 0) await chown(join(own, name), user, user)
  }
}

await mkdir(folder, { recursive: true })
const owner = await secret('DATABASE_OWNER_PASSWORD')
const server = await secret('DATABASE_SERVER_PASSWORD')
const root = {
  's3-root-user': await secret('S3_ROOT_USER', 10),
  's3-root-password': await secret('S3_ROOT_PASSWORD', 20),
}
const key = {
  's3-access-key-id': await secret('S3_ACCESS_KEY_ID', 10),
  's3-secret-access-key': await secret('S3_SECRET_ACCESS_KEY', 20),
}
const releaseKey = {
  'release-access-key-id': await secret('RELEASE_ACCESS_KEY_ID', 10),
  'release-secret-access-key': await secret('RELEASE_SECRET_ACCESS_KEY', 20),
}

/** The users that the images have, and that compose.yaml runs them as. */
const [BUN, POSTGRES, STORE] = [1000, 999, 1000]
await give('app', BUN, {
  'database-url': databaseUrl('goodword', server),
  'session-secret': await secret('SESSION_SECRET'),
  'stored-data-secret': await secret('STORED_DATA_SECRET'),
  ...key,
})
await give('migrate', BUN, { 'database-owner-url': databaseUrl('goodword_owner', owner) })
await give('postgres', POSTGRES, {
  'postgres-password': await secret('POSTGRES_PASSWORD'),
  'database-owner-password': owner,
  'database-server-password': server,
})
await give('store', STORE, {
  ...root,
  'users.json': usersOf([
    [key['s3-access-key-id'], key['s3-secret-access-key']],
    [releaseKey['release-access-key-id'], releaseKey['release-secret-access-key']],
  ]),
})
await give('bucket', BUN, { ...root, ...key, ...releaseKey })
say(`The secrets of this installation are in ${folder}.`)
