import { isUnanswered } from '@goodword/contract/statuses'
import { type ApplySession, requireApplySession } from '../../../auth/apply-session.ts'
import type { PageContext, RefusedForm } from '../../../delivery/web/page-readers.ts'
import type { Deps } from '../../../deps.ts'
import { Conflict } from '../../../errors.ts'
import { FORM_MAX } from '../../../http/read-multipart.ts'
import { refusedForm } from '../../../http/refused-form.ts'
import { requestLanguage } from '../../../language/http/request-language.ts'
import { withoutPlace } from '../../../waiting/without-place.ts'
import { submitApplication } from '../../applications/submit-application.ts'
import { sizeOf } from '../../uploads/http/receive-file.ts'
import { shareArrival } from '../../uploads/share-arrival.ts'
import { uploadFile } from '../../uploads/upload-file.ts'
import { chooseLanguage } from '../choose-language.ts'
import { type LinkVisit, openLink } from '../open-link.ts'
import { sendLink } from '../send-link.ts'
import { visitInvitation } from '../visit-invitation.ts'
import { applicationIn, FIELDS } from './application-form.ts'
import { type Arrived, readApplication, receiveApplication } from './read-application.ts'
import { speakAsPage } from './speak-as-page.ts'

/**
 * Takes the application form. The link is opened first, as by its page: who has applied by it is led to the page at once, and
 * files are taken from nobody else.
 * @returns undefined where the page says all: the application is sent, now or by the same form before; otherwise why not,
 * with all that the form held
 * @throws what opening the link and receiving the form throw
 */
export async function takeApplication(
  deps: Deps,
  context: PageContext,
  token: string,
): Promise<RefusedForm | undefined> {
  const { referral } = await openLink(deps, visitOf(context), token)
  if (!isUnanswered(referral.progress)) return undefined
  await speakAsPage(deps, context, token)
  const session = requireApplySession(await context.applySession(), 'submit')
  // Before the form arrives, which takes minutes: from now on nobody corrects the invitation.
  await visitInvitation(deps, token)
  const { address, request } = context
  const sender = { sender: referral.id, address }
  let arrived: Arrived | undefined
  try {
    await withoutPlace(() =>
      shareArrival(sender, sizeOf(request) ?? FORM_MAX, async () => {
        arrived = await receiveApplication(request)
      }),
    )
    return arrived && (await submit(deps, context, session, { token, referralId: referral.id, arrived }))
  } finally {
    await arrived?.remove()
  }
}

async function submit(
  deps: Deps,
  context: PageContext,
  session: ApplySession,
  { token, referralId, arrived }: { token: string; referralId: string; arrived: Arrived },
): Promise<RefusedForm | undefined> {
  const { address } = context
  const { values, refused, isChange, language, asksForLink } = await readApplication(arrived, (slot, file) =>
    uploadFile(deps, { session, address, slot, referralId, file }),
  )
  if (arrived.late) {
    const { problem, ...status } = refusedForm(arrived.late)
    return { ...status, answer: { values, problem } }
  }
  if (language) await chooseLanguage(deps, session, token, language)
  if (isChange || language) return { status: 200, headers: {}, answer: { values } }
  try {
    if (asksForLink) {
      await sendLink(deps, token)
      return { status: 200, headers: {}, answer: { values, linkSent: true } }
    }
    const errors = Object.entries(refused).map(([slot, { message }]) => [FIELDS[slot as keyof typeof FIELDS], message])
    await submitApplication(deps, session, applicationIn(referralId, values, Object.fromEntries(errors)))
    return undefined
  } catch (error) {
    // The same form twice at once: the other one was a moment sooner.
    const isSent =
      error instanceof Conflict && !isUnanswered((await openLink(deps, visitOf(context), token)).referral.progress)
    if (isSent) return undefined
    const { problem, ...status } = refusedForm(error)
    return { ...status, answer: { values, problem } }
  }
}

function visitOf(context: PageContext): LinkVisit {
  return { ...context, language: requestLanguage(context.request) }
}
