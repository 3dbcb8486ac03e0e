import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, text } from './fields.ts'
import { AI_NAMES_MAX, AI_TEXT_MAX, LINE_MAX } from './limits.ts'

/** What may be put in plainer words: a company's posting, or a referrer's message. */
export const TEXT_KINDS = ['posting', 'good word'] as const

/** A passage that its writer wants in plainer words. */
export const RewriteInput = z.object({
  text: text(1, 'Please write something first', AI_TEXT_MAX),
  kind: z.enum(TEXT_KINDS, 'Please choose one of the options'),
  /** Names in the text that the model must not read, beside the writer's own. */
  names: z.optional(z.array(line(1, 'Please leave out empty names', LINE_MAX)).check(z.maxLength(AI_NAMES_MAX))),
})
export type RewriteInput = z.input<typeof RewriteInput>

/** What a model made of it: plain text. */
export const Rewritten = z.object({
  text: z.string(),
  /** Who wrote it, as the operator named it. */
  model: z.string(),
  /** Whether it ended before the model had. */
  isCut: z.boolean(),
})
export type Rewritten = z.infer<typeof Rewritten>

/** Whether texts are sent to the model. */
export const AiSwitch = z.object({ isOn: z.boolean('Please turn it on or off') })
export type AiSwitch = z.infer<typeof AiSwitch>

/**
 * Asks the language model for plainer words, once (docs/rules.md#a-model-only-on-a-press). 409 without a model, or where it is turned
 * off; 429 where a budget of the day is used up; 503 where the model gives no usable answer.
 */
export const rewriteText = endpoint('POST', '/api/ai/rewrite', { body: RewriteInput, reply: Rewritten })

/** Whether texts of the own company may be sent to the model. */
export const findCompanyAi = endpoint('GET', '/api/company/ai', { reply: AiSwitch })
/** Owners decide that. */
export const setCompanyAi = endpoint('PUT', '/api/company/ai', { body: AiSwitch, reply: AiSwitch })

/** Whether any text of this installation may be. */
export const findAi = endpoint('GET', '/api/operator/ai', { reply: AiSwitch })
/** From the next press on, for all servers. */
export const setAi = endpoint('PUT', '/api/operator/ai', { body: AiSwitch, reply: AiSwitch })
