import type * as z from 'zod/mini'
import type { Logger } from '../../watching/log.ts'
import type { Provider } from './provider.ts'

/** Variables of the environment by name, as they were set. */
export type Variables = Readonly<Record<string, string | undefined>>

/** A way of signing people in, and what it reads of the environment. The record of all kinds is `provider-kinds.ts`. */
export interface ProviderKind {
  /** The names of its providers, in the order in which the landing page offers them. None where none is configured. */
  names(given: Variables): string[]
  /** How each of its variables is checked. Which ones there are may follow from the values of others. */
  variables(given: Variables): Record<string, z.ZodMiniType<string | undefined>>
  /** @param name one of `names` */
  open(name: string, variables: Variables, setup: Setup): Promise<Provider>
}

export interface Setup {
  /** Where the provider sends the browser back to: an address of its own for each (RFC 9700, 4.4.2). */
  redirectUri: string
  /** Milliseconds one request to the provider may take. */
  patience: number
  log: Logger
}
