import { said } from '@goodword/languages/texts'
import type { lockLink } from '../../auth/links/lock-link.ts'
import { Conflict } from '../../errors.ts'

type Locked = Awaited<ReturnType<typeof lockLink>>

/**
 * The application behind a link, where its candidate may still add to it.
 * @throws Conflict, with the reason, where there is none or it has ended
 */
export function requireStanding({ application, job }: Pick<Locked, 'application' | 'job'>) {
  if (!application) throw new Conflict(said('There is no application yet. Please send it first.'))
  if (application.withdrawnAt) throw new Conflict(said('You withdrew this application, so nothing can be added to it.'))
  if (application.toldStatus === 'hired') throw new Conflict(said('You are hired. Please talk to the company instead.'))
  if (application.toldStatus === 'rejected' || !job)
    throw new Conflict(said('This application has ended, so nothing can be added to it.'))
  if (job.hiddenAt) throw new Conflict(said('The operators hid this posting, so nothing more is sent to its company.'))
  return application
}
