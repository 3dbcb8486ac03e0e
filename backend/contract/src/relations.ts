import * as z from 'zod/mini'

/** How a recommender knows the candidate (docs/rules.md#how-they-know-each-other-comes-first). */
export const RELATIONS = [
  'one-team',
  'managed-them',
  'managed-by-them',
  'same-company',
  'studied-together',
  'private',
] as const
export const Relation = /* @__PURE__ */ z.enum(RELATIONS, 'Please choose from the list how you know them')
export type Relation = z.infer<typeof Relation>
