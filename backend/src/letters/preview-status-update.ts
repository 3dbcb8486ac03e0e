import type { ReasonInput } from '@goodword/contract/decision-input'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import type { Connection } from '../db/connect/client.ts'
import { aboutApplication, wordsOfNo } from './about-application.ts'
import type { LetterEnv } from './templates/parts/letter-env.ts'

/**
 * The letter to the candidate about a status and its reason, as it would be sent now; its link, which is made when it is, is
 * left open. Its lines end where paragraphs do.
 * @returns undefined where the application is gone
 */
export async function previewStatusUpdate(
  db: Connection,
  env: LetterEnv,
  applicationId: string,
  { status, reason }: { status: ApplicationStatus; reason?: ReasonInput | null | undefined },
): Promise<{ subject: string; text: string } | undefined> {
  const found = (await aboutApplication.findWords(db, [applicationId])).get(applicationId)
  if (!found) return undefined
  const { statusUpdate } = await import('./templates/status-update.tsx')
  const { kind = null, toCandidate = null, recommenderSees = false } = reason ?? {}
  const no = status === 'rejected' ? { reason: kind, toCandidate, recommenderSees } : null
  const { textForScreen } = await import('./templates/letter-template.ts')
  const words = { ...found.words, ...wordsOfNo(no), status, link: `${env.APP_URL}/apply/…` }
  const { subject, html } = await statusUpdate.render(words, env)
  return { subject, text: textForScreen(html) }
}
