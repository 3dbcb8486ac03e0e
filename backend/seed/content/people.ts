import type { Role } from '@goodword/contract/statuses'

/** Somebody with an account in the demo data. */
export interface SeedPerson {
  email: string
  firstName: string
  lastName: string
  role: Role | null
}

export const MAYA = {
  email: 'maya.okafor@people.example',
  firstName: 'Maya',
  lastName: 'Okafor',
  role: 'referrer',
  label: 'Referrer with a full dashboard: every status, four hires, and what they earn',
} as const

export const THEO = {
  email: 'theo.lindgren@people.example',
  firstName: 'Theo',
  lastName: 'Lindgren',
  role: 'referrer',
  label: 'Referrer who has just begun: five referrals',
} as const

export const INGRID = {
  email: 'ingrid.solberg@aurora.example',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  role: 'hiring_manager',
  label: 'Hiring manager, Aurora Energy: applications in every status',
} as const

export const MIKKEL = {
  email: 'mikkel.aas@aurora.example',
  firstName: 'Mikkel',
  lastName: 'Aas',
  role: 'hiring_manager',
  label: 'Manager at Aurora Energy, beside Ingrid, who owns it: two members, one invitation',
} as const

export const RAFAEL = {
  email: 'rafael.costa@harborlight.example',
  firstName: 'Rafael',
  lastName: 'Costa',
  role: 'hiring_manager',
  label: 'Hiring manager, Harborlight: an open role and a filled one',
} as const

export const NORA = {
  email: 'nora.beaulieu@kiteworks.example',
  firstName: 'Nora',
  lastName: 'Beaulieu',
  role: 'hiring_manager',
  label: 'Hiring manager, Kiteworks Studio: no applications yet',
} as const

export const SAM = {
  email: 'sam.whitaker@people.example',
  firstName: 'Sam',
  lastName: 'Whitaker',
  role: null,
  label: 'No role yet: begins with the role setup',
} as const

/** An operator wherever `OPERATOR_EMAILS` names her, as it does in development. */
export const OLGA = {
  email: 'olga.petrova@goodword.example',
  firstName: 'Olga',
  lastName: 'Petrova',
  role: 'referrer',
  label: 'Operator: sees /operator, which nobody else does: rewards in every state; no referrals yet',
} as const

/** Whom to sign in as with one click, and what each of them shows. Plain data: the terminal prints it. */
export const DEMO_PEOPLE: readonly (SeedPerson & { label: string })[] = [
  MAYA,
  THEO,
  INGRID,
  MIKKEL,
  RAFAEL,
  NORA,
  SAM,
  OLGA,
]
