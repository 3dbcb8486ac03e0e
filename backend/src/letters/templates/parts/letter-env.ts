import type { Language } from '@goodword/languages/languages'
import { createContext } from 'react'
import type { Env } from '../../../config/env.ts'

/** Settings that every letter's small print has: where the product is, such as `https://goodword.example`, and who runs it. */
export type LetterEnv = Pick<Env, 'APP_URL'> &
  Partial<Pick<Env, 'OPERATED_BY' | 'OPERATED_AT' | 'CONTACT_EMAIL' | 'PAY_TO'>> & {
    /** In which its reader wants moments; without it, UTC. */
    zone?: string | undefined
    /** In which its reader reads; without it, English. */
    language?: Language | undefined
    /** What the small print says of the reader's settings (`settings-line.ts`). */
    settings?: 'choose' | 'always' | undefined
  }

export const LetterEnvContext = createContext<LetterEnv>({ APP_URL: '' })
