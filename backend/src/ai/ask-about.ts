import type { Answer, Model } from './create-model.ts'
import type { Instruction } from './instruction.ts'
import { ModelFault } from './model-fault.ts'
import { PlainAnswer } from './plain-answer.ts'
import { typedText } from './typed-text.ts'

interface Question {
  trusted: Instruction
  /** What people typed. */
  text: string
  /** Whose names the model does not read. */
  names: readonly string[]
  /** Whether an answer can be what was asked for; both texts as the model has them, with placeholders. */
  isUsable: (answer: string, text: string, isCut: boolean) => boolean
}

/**
 * Asks a model about a text, once. It reads no links, addresses, telephone numbers and none of the names.
 * @returns plain text, with what was kept from the model put back
 * @throws ModelFault without an answer that is usable
 */
export async function askAbout(model: Model, { trusted, text, names, isUsable }: Question): Promise<Answer> {
  const typed = typedText(text, names)
  const { text: answered, isCut } = await model.ask({ trusted, untrusted: typed.text })
  if (answered.trim() === '') throw new ModelFault('empty')
  const plain = PlainAnswer.safeParse(answered)
  const isGood = plain.success && isUsable(plain.data, typed.text, isCut)
  const restored = isGood ? typed.restore(plain.data) : undefined
  if (restored === undefined) throw new ModelFault('wrong')
  return { text: restored, isCut }
}
