import pino from 'pino'
import { createProviders } from '../auth/providers/create-providers.ts'
import { SignInRefused } from '../auth/providers/sign-in-refused.ts'
import type { Env } from '../config/env.ts'
import { type Finding, fault, fine, warning } from './finding.ts'

/** Whether each sign-in provider answers, says who it is, and has keys that its tokens are checked by. */
export async function checkSignIn(env: Env): Promise<Finding[]> {
  const providers = await createProviders(env, pino({ level: 'silent' }))
  return Promise.all(
    providers.map(async ({ label, check }) => {
      try {
        const missing = await check()
        if (missing.length === 0) return fine(`People can sign in by ${label}.`)
        const said = `${label} does not say that it tells of ${missing.join(' and ')}.`
        return warning(said, 'Sign in once: the log names a claim that is missing.')
      } catch (error) {
        const why = error instanceof SignInRefused ? error.reason : (error as Error).message
        return fault(`Nobody can sign in by ${label}: ${why}.`, 'Look at its ISSUER variable and at the network.')
      }
    }),
  )
}
