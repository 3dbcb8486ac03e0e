import type { LetterPreview, StatusInput } from '@goodword/contract/applications'
import type * as z from 'zod/mini'
import type { Actor } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { previewStatusUpdate } from '../../letters/preview-status-update.ts'
import { limitStatusCalls } from '../applications/limit-status-calls.ts'
import { requireOwnApplication } from './require-own-application.ts'

/**
 * The letter to the candidate that a status would send, word for word (docs/rules.md#a-no-has-words-of-its-own). Changes nothing.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for applications of others, TooMany
 */
export async function previewStatusLetter(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  applicationId: string,
  input: z.output<typeof StatusInput>,
): Promise<LetterPreview> {
  const userId = await requireOwnApplication(db, actor, applicationId)
  await limitStatusCalls(db, userId)
  const letter = await previewStatusUpdate(db, env, applicationId, input)
  if (!letter) throw new NotFound('This application does not exist.')
  return letter
}
