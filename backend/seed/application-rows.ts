import type { Relation } from '@goodword/contract/relations'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { addressKey } from '../src/auth/address-key.ts'
import { agreedIn } from '../src/modules/applications/agreed.ts'
import { isAnswer } from '../src/telling/is-answer.ts'
import { type Clock, idAt } from './clock.ts'
import type { ApplicationContent } from './content/referral-content.ts'
import { type DemoFile, demoFile } from './demo-file.ts'
import { makePdf } from './make-pdf.ts'

interface Referral {
  id: string
  jobId: string
  candidateEmail: string
  candidateName: string
  relation: Relation | undefined
  message: string | undefined
  answerWithinDays: number
}

/** A submitted application with its documents and its history. @param managerId who set its statuses */
export function applicationRows(content: ApplicationContent, referral: Referral, managerId: string, clock: Clock) {
  const { daysAgo, phone, coverLetter, steps = [] } = content
  const answer = steps.find(({ status }) => isAnswer(status))
  const createdAt = clock.ago(daysAgo)
  const id = idAt(createdAt)
  const [firstName = '', ...rest] = referral.candidateName.split(' ')
  const last = steps.at(-1)
  const row = {
    id,
    referralId: referral.id,
    jobId: referral.jobId,
    candidateKey: addressKey(referral.candidateEmail),
    firstName,
    lastName: rest.join(' '),
    email: referral.candidateEmail,
    phone,
    coverLetter: coverLetter?.join('\n\n'),
    messageIncluded: true,
    referrerRelation: referral.relation,
    referrerMessage: referral.message,
    status: last?.status ?? 'pending',
    toldStatus: last?.status ?? 'pending',
    writtenStatus: last?.status ?? 'pending',
    ...agreedIn('en'),
    answerBy: clock.ago(daysAgo - referral.answerWithinDays),
    readAt: steps[0] && clock.ago(steps[0].daysAgo),
    answeredAt: answer && clock.ago(answer.daysAgo),
    createdAt,
    updatedAt: last ? clock.ago(last.daysAgo) : createdAt,
  }
  const history = [{ status: 'pending' as ApplicationStatus, daysAgo }, ...steps].map(({ status, daysAgo }, step) => ({
    id: idAt(clock.ago(daysAgo)),
    applicationId: id,
    fromStatus: step === 0 ? null : (steps[step - 2]?.status ?? 'pending'),
    toStatus: status,
    changedBy: step === 0 ? null : managerId,
    createdAt: clock.ago(daysAgo),
    toldAt: clock.ago(daysAgo),
  }))
  return { row, history, documents: documents(content, referral, id, createdAt) }
}

function documents(
  { resume, phone, portfolio, additional = [] }: ApplicationContent,
  { id: referralId, candidateName, candidateEmail }: Referral,
  applicationId: string,
  uploadedAt: Date,
): DemoFile[] {
  const file = (slot: DemoFile['slot'], fileName: string, lines: readonly string[], position = 0) =>
    demoFile({ slot, type: 'application/pdf', bytes: makePdf(lines) }, uploadedAt, {
      referralId,
      applicationId,
      position,
      fileName,
    })
  const contact = [candidateEmail, phone].filter(Boolean).join(', ')
  return [
    file('resume', `${candidateName.replaceAll(' ', '-')}-Resume.pdf`, [candidateName, contact, '', ...resume]),
    ...(portfolio ? [file('portfolio', portfolio.fileName, [candidateName, '', ...portfolio.lines])] : []),
    ...additional.map(({ fileName, lines }, position) => file('additional', fileName, lines, position)),
  ]
}
