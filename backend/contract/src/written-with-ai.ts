import * as z from 'zod/mini'
import { AI_MODEL_MAX } from './limits.ts'

/** What the name of a language model has: it is shown beside texts, so it can be no sentence. */
export const MODEL_NAME = /^[\w.:@/+-]+$/
const FOREIGN = `Please name the language model in at most ${AI_MODEL_MAX} letters, digits and the signs . : @ / + -`

/** The language model that wrote a text, until a person changes it (docs/rules.md#what-a-model-wrote-stays-marked). */
export const ModelName = /* @__PURE__ */ z
  .string(FOREIGN)
  .check(z.maxLength(AI_MODEL_MAX, { error: FOREIGN, abort: true }), z.regex(MODEL_NAME, FOREIGN))

/** Which texts of a posting a model wrote. */
export const WrittenWithAi = /* @__PURE__ */ z.object(
  { description: z.optional(ModelName), requirements: z.optional(ModelName) },
  FOREIGN,
)
export type WrittenWithAi = z.output<typeof WrittenWithAi>
