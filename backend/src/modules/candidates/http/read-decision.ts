import { CandidateNoteInput, CorrectionInput } from '@goodword/contract/corrections'
import { DECISION, DECISIONS, SEND_ANYWAY } from '@goodword/contract/form-answer'
import { TEXT_MAX } from '@goodword/contract/limits'
import { ReportInput } from '@goodword/contract/reports'
import { said } from '@goodword/languages/texts'
import { BadInput } from '../../../errors.ts'
import { checkInput } from '../../../http/check-input.ts'
import { readForm } from '../../../http/read-form.ts'

/** Bytes: of a cover letter of which each character is an emoji, percent-encoded, and all else. */
const LONGEST = TEXT_MAX * 12 + 4096
/** Fields of a correction; those that a form has. */
const DETAILS = ['firstName', 'lastName', 'phone', 'coverLetter'] as const

/**
 * What a candidate's form says.
 * @throws BadInput where it says nothing that can be decided, and as `readForm`
 */
export async function readDecision(request: Request) {
  const form = await readForm(request, LONGEST)
  const decision = DECISIONS.find((one) => one === form.get(DECISION))
  if (!decision) throw new BadInput(said('Please press one of the buttons.'))
  const report = () => checkInput(ReportInput, { reason: form.get('reason'), details: form.get('details') })
  const note = () => checkInput(CandidateNoteInput, { text: form.get('text') ?? '' })
  const typed = Object.fromEntries([...DETAILS, 'text' as const].flatMap((name) => typedIn(form, name)))
  const question = { text: form.get('text') ?? '', isSure: form.get(SEND_ANYWAY) !== null }
  const correction = () => correctionIn(form)
  return { decision, never: form.get('never') !== null, report, question, note, correction, typed }
}

type Form = Awaited<ReturnType<typeof readForm>>

function typedIn(form: Form, name: string): [string, string][] {
  const value = form.get(name)
  return value === null ? [] : [[name, value]]
}

function correctionIn(form: Form) {
  const choice = form.get('includeMessage')
  return checkInput(CorrectionInput, {
    ...Object.fromEntries(DETAILS.flatMap((name) => typedIn(form, name))),
    removed: form.getAll('removed'),
    ...(choice !== null && { includeMessage: choice !== 'no' }),
  })
}
