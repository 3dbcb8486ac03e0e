import type { List } from './list.ts'
import { AN_ENDPOINT } from './lists/endpoint.ts'
import { A_JOBS_FIELD } from './lists/job-field.ts'
import { A_LETTER } from './lists/letter.ts'
import { A_PAGE } from './lists/page.ts'
import { A_REMOTE } from './lists/remote.ts'
import { A_SIGN_IN_PROVIDER } from './lists/sign-in-provider.ts'
import { A_TABLE } from './lists/table.ts'

/** All lists of docs/how-to-add.md, in its order. */
export const ALL_LISTS: readonly List[] = [
  A_PAGE,
  A_JOBS_FIELD,
  AN_ENDPOINT,
  A_REMOTE,
  A_TABLE,
  A_LETTER,
  A_SIGN_IN_PROVIDER,
]
