import type { SecretLists } from '../../backend/src/config/secrets.ts'
import type { Variables } from '../../backend/src/config/variables-from-files.ts'
import type { Database } from '../../backend/src/db/connect/client.ts'

/** What each step works with. */
export interface Rotation {
  db: Database
  /** The secrets as servers of this environment have them. */
  lists: SecretLists
  /** The environment: it says where each secret stands. */
  variables: Variables
  /** Prints a line. */
  say: (line?: string) => void
}
