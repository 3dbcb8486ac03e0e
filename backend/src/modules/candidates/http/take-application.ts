import { isUnanswered } from '@goodword/contract/statuses'
import { type ApplySession, requireApplySession } from '../../../auth/apply-session.ts'
import type { PageContext, RefusedForm } from '../../../delivery/web/page-readers.ts'
import type { Deps } from '../../../deps.ts'
import { Conflict, Unavailable } from '../../../errors.ts'
import { refusedForm } from '../../../http/refused-form.ts'
import { Turns } from '../../../turns/turns.ts'
import { submitApplication } from '../../applications/submit-application.ts'
import { uploadFile } from '../../uploads/upload-file.ts'
import { openLink } from '../open-link.ts'
import { applicationIn, FIELDS } from './application-form.ts'
import { readApplication } from './read-application.ts'

/** Forms that arrive at once on this server: each may have a file of ten megabytes on its disk. */
const turns = new Turns({ atOnce: 32, waitingMax: 0 })

/**
 * Takes the application form. The link is opened first, as by its page: who has applied by it is led to the page at once, and
 * files are taken from nobody else.
 * @returns undefined where the page says all: the application is sent, now or by the same form before; otherwise why not,
 * with all that the form held
 * @throws what opening the link and reading the form throw
 */
export async function takeApplication(
  deps: Deps,
  context: PageContext,
  token: string,
): Promise<RefusedForm | undefined> {
  const { referral } = await openLink(deps, context, token)
  if (!isUnanswered(referral.progress)) return undefined
  const session = requireApplySession(await context.applySession(), 'submit')
  let refused: RefusedForm | undefined
  const isDone = await turns.take(async () => {
    refused = await submit(deps, context, session, { token, referralId: referral.id })
    return true
  })
  if (!isDone) throw new Unavailable('object store')
  return refused
}

async function submit(
  deps: Deps,
  context: PageContext,
  session: ApplySession,
  { token, referralId }: { token: string; referralId: string },
): Promise<RefusedForm | undefined> {
  const { address, request } = context
  const { values, refused, isChange } = await readApplication(request, (slot, bytes) =>
    uploadFile(deps, { session, address, slot, referralId, bytes }),
  )
  if (isChange) return { status: 200, headers: {}, answer: { values } }
  try {
    const errors = Object.entries(refused).map(([slot, { message }]) => [FIELDS[slot as keyof typeof FIELDS], message])
    await submitApplication(deps, session, applicationIn(referralId, values, Object.fromEntries(errors)))
    return undefined
  } catch (error) {
    // The same form twice at once: the other one was a moment sooner.
    const isSent = error instanceof Conflict && !isUnanswered((await openLink(deps, context, token)).referral.progress)
    if (isSent) return undefined
    const { problem, ...status } = refusedForm(error)
    return { ...status, answer: { values, problem } }
  }
}
