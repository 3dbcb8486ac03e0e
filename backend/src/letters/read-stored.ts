import type * as z from 'zod/mini'
import { LetterFault } from './letter-fault.ts'

/** What a row holds, checked: another version of the server may have written it. @throws LetterFault */
export function readStored<Value>(schema: z.ZodMiniType<Value>, stored: unknown): Value {
  const { success, data } = schema.safeParse(stored)
  if (success) return data
  throw new LetterFault('this version of the server cannot read what is stored of it')
}
