import { createContext } from 'react'
import type { Env } from '../../../config/env.ts'

/** Settings that every letter's small print has: where the product is, such as `https://goodword.example`, and who runs it. */
export type LetterEnv = Pick<Env, 'APP_URL'> &
  Partial<Pick<Env, 'OPERATED_BY' | 'OPERATED_AT' | 'CONTACT_EMAIL' | 'PAY_TO'>>

export const LetterEnvContext = createContext<LetterEnv>({ APP_URL: '' })
