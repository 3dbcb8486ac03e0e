import { type TakenBack, takenBackWords } from '@goodword/contract/taken-back'
import { findOperators } from '../../auth/find-operators.ts'
import type { Providers } from '../../auth/providers/provider.ts'
import type { Env } from '../../config/env.ts'
import type { Transaction } from '../../db/connect/client.ts'
import type { Mail } from '../mail.ts'

interface Means {
  env: Env
  providers: Providers
  mail: Pick<Mail, 'enqueueEach'>
}

interface Taken {
  remote: string
  version: string
  /** What everybody gets now; null for what the server was built with. */
  to: string | null
  figures: TakenBack
}

/** Enqueues a letter to every operator with an account: a release was taken back, with its counts. Part of the same transaction. */
export async function notifyOperators(
  tx: Transaction,
  means: Means,
  { to, figures, ...release }: Taken,
): Promise<void> {
  const operators = await findOperators(tx, means)
  if (operators.length === 0) return
  const about = { ...release, ...(to !== null && { to }), figures: takenBackWords(figures) }
  await means.mail.enqueueEach(
    tx,
    operators.map((userId) => ({ kind: 'release-taken-back', userId, ...about })),
  )
}
