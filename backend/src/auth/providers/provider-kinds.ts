import { google } from './google.ts'
import { openIdConnect } from './open-id-connect.ts'
import type { ProviderKind } from './provider-kind.ts'

/** Every kind of sign-in provider, in the order in which the landing page offers them. A new one is a file and a row. */
export const PROVIDER_KINDS = { google, openIdConnect } satisfies Record<string, ProviderKind>
