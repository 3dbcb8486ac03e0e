import * as z from 'zod/mini'
import { CURRENT_USER } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { CompanyRole, Role } from './statuses.ts'

/** The signed-in person, as their own browser sees them. `role` is null until role setup. */
export const User = z.object({
  id: z.string(),
  role: z.nullable(Role),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Set by server configuration alone (docs/rules.md#operators-are-named-by-configuration-alone). */
  isOperator: z.boolean(),
  /** Whom they hire for, whatever their role; left out without a company (docs/rules.md#a-company-has-members). */
  company: z.optional(z.object({ id: z.string(), role: CompanyRole })),
})
export type User = z.infer<typeof User>

/** The signed-in user; 401 for guests. */
export const currentUser = endpoint('GET', CURRENT_USER, { reply: User })

/** The role that a person without one chooses. */
export const RoleInput = z.object({ role: z.enum(Role.options, 'Please choose a role') })
export type RoleInput = z.infer<typeof RoleInput>

/** Sets the role once; 409 when there is one already. */
export const setupRole = endpoint('POST', '/api/setup-role', { body: RoleInput, reply: User })
