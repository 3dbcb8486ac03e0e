import * as z from 'zod/mini'

/** What a kind of letter keeps in its row beside the id of what it is about: the shape of it, and whether it is encrypted. */
export interface Stores<Data> {
  data: z.ZodMiniType<Data>
  isSealed: boolean
}

/** The id of what the letter is about is enough. */
export const nothing: Stores<object> = { data: z.object({}), isSealed: false }

/** Ids and statuses only: readable at rest. */
export function readable<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return { data: z.object(shape), isSealed: false }
}

/** What the database must not be able to tell: encrypted, and erased when the letter was sent. */
export function sealed<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return { data: z.object(shape), isSealed: true }
}
