import type { SignInProvider } from '@goodword/contract/sign-in'
import type { Providers } from './providers/provider.ts'

/** Where one can sign in, in the order in which it is offered: nothing of it is about who asks. */
export function listProviders({ providers }: { providers: Providers }): SignInProvider[] {
  return providers.map(({ name, label }) => ({ name, label }))
}
