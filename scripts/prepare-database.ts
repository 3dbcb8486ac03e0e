import { createDatabase } from '../backend/src/db/connect/client.ts'
import { migrate } from '../backend/src/db/migrate/migrate.ts'
import { users } from '../backend/src/db/schema/users.ts'
import { parseEnv } from '../backend/src/parse-env.ts'

/**
 * Brings the local database up to date, and fills an empty one with the demo data.
 * @param variables the environment the server is about to get
 */
export async function prepareDatabase(
  variables: Record<string, string | undefined>,
  { seed, log }: { seed: boolean; log: (line: string) => void },
): Promise<void> {
  const env = parseEnv(variables)
  await migrate(env.DATABASE_DIRECT_URL, env.DATABASE_OWNER_URL)
  if (!seed) return
  const { db, close } = createDatabase(env.DATABASE_DIRECT_URL, { deadline: 30_000 })
  try {
    if ((await db.$count(users)) > 0) return
    log('Filling in the demo data ...')
    // Loaded only now: demo data and the store's client are no part of a later start.
    const [{ seedDemo }, { createStorage }, { createProviders }, { createLogger }] = await Promise.all([
      import('../backend/seed/seed-demo.ts'),
      import('../backend/src/storage/create-storage.ts'),
      import('../backend/src/auth/providers/create-providers.ts'),
      import('../backend/src/watching/log.ts'),
    ])
    const providers = await createProviders(env, createLogger(env))
    await seedDemo({ db, providers, storage: createStorage(env) })
  } finally {
    await close()
  }
}
