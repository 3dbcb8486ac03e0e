import { DECISION, DECISIONS, SEND_ANYWAY } from '@goodword/contract/form-answer'
import { ReportInput } from '@goodword/contract/reports'
import { said } from '@goodword/languages/texts'
import { BadInput } from '../../../errors.ts'
import { checkInput } from '../../../http/check-input.ts'
import { readForm } from '../../../http/read-form.ts'

/**
 * What a candidate's form says.
 * @throws BadInput where it says nothing that can be decided, and as `readForm`
 */
export async function readDecision(request: Request) {
  const form = await readForm(request)
  const decision = DECISIONS.find((one) => one === form.get(DECISION))
  if (!decision) throw new BadInput(said('Please press one of the buttons.'))
  const report = () => checkInput(ReportInput, { reason: form.get('reason'), details: form.get('details') })
  const question = { text: form.get('text') ?? '', isSure: form.get(SEND_ANYWAY) !== null }
  return { decision, never: form.get('never') !== null, report, question }
}
