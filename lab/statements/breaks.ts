import { API } from './breaks/api.ts'
import { APPLY } from './breaks/apply.ts'
import type { Breaks } from './breaks/break.ts'
import { FORMS } from './breaks/forms.ts'
import { HIRING } from './breaks/hiring.ts'
import { JOBS } from './breaks/jobs.ts'
import { LANDING } from './breaks/landing.ts'
import { REFERRALS } from './breaks/referrals.ts'
import { SHELL } from './breaks/shell.ts'

/** How each statement is made untrue, by its id; every way must fail the test that the page names for it. */
export const BREAKS: Breaks = {
  ...SHELL,
  ...LANDING,
  ...JOBS,
  ...REFERRALS,
  ...APPLY,
  ...HIRING,
  ...FORMS,
  ...API,
}
