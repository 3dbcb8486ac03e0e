import { join } from 'node:path'
import type { Env } from '../../config/env.ts'
import { createStorage } from '../../storage/create-storage.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { ReleaseStore } from './store.ts'

type StoreEnv = Parameters<typeof createStorage>[0] &
  Pick<Env, 'RELEASES_DIR' | 'RELEASES_BUCKET' | 'RELEASES_PREFIX' | 'WEB_DIST'>

/** The bucket where one is configured, else a folder: `RELEASES_DIR`, or the one the build writes to. */
export function createReleaseStore(env: StoreEnv): ReleaseStore {
  if (env.RELEASES_BUCKET) {
    return bucketStore(createStorage({ ...env, S3_BUCKET: env.RELEASES_BUCKET }), env.RELEASES_PREFIX)
  }
  return folderStore(env.RELEASES_DIR ?? join(env.WEB_DIST ?? 'dist', 'remotes'))
}
