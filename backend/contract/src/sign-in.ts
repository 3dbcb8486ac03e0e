import * as z from 'zod/mini'
import { SIGN_IN_PROVIDERS } from './addresses.ts'
import { endpoint } from './endpoint.ts'

/** Somebody who vouches for people. `name` is its part of the addresses (`signInAddress`), `label` what people call it. */
const SignInProvider = z.object({ name: z.string(), label: z.string() })
export type SignInProvider = z.infer<typeof SignInProvider>

/** Where one can sign in, in the order in which it is offered; never empty, the same for everybody. */
export const listSignInProviders = endpoint('GET', SIGN_IN_PROVIDERS, { reply: z.array(SignInProvider) })
