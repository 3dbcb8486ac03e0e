import type { ReportInput } from '@goodword/contract/reports'
import { said } from '@goodword/languages/texts'
import type * as z from 'zod/mini'
import { lockLink } from '../../auth/links/lock-link.ts'
import { noteOpened } from '../../auth/links/note-opened.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { noteReport } from './note-report.ts'

/**
 * Reports the posting that a personal link is about, also after the application and when it is closed
 * (docs/rules.md#everybody-can-report-a-posting).
 * @throws NotFound for a bad link; Conflict for a second report, and where the job was deleted; TooMany
 */
export async function reportByLink(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'mail' | 'providers'>,
  token: string,
  input: z.output<typeof ReportInput>,
): Promise<void> {
  const { db, log } = deps
  const { reportId, jobId } = await db.transaction(async (tx) => {
    const { id: referralId, jobId, job } = await lockLink(tx, token)
    await noteOpened(tx, referralId)
    if (!job) throw new Conflict(said('The company has deleted this posting.'))
    return {
      jobId,
      reportId: await noteReport(tx, deps, {
        ...input,
        jobId,
        referralId,
        byCandidate: true,
        source: `link ${referralId}`,
      }),
    }
  })
  log.info({ reportId, jobId }, 'posting reported')
}
