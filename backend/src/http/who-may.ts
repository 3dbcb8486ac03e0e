/**
 * Kinds of callers. `referrer` and `manager` are those to whom the thing belongs that a call is about: who referred, who hires;
 * the operator is another referrer besides.
 */
export const CALLERS = ['guest', 'noRole', 'referrer', 'otherReferrer', 'manager', 'otherManager', 'operator'] as const
export type Caller = (typeof CALLERS)[number]

interface Rule {
  /** By which a caller is known; by either, where there are two. */
  cookies: readonly ('session' | 'apply')[]
  /** What everybody else is answered. */
  refused: Partial<Record<Caller, 401 | 403 | 404 | 409>>
}

const bySession = (refused: Rule['refused']): Rule => ({ cookies: ['session'], refused })

const GUESTS = { guest: 401 } as const
const WITHOUT_ROLE = { ...GUESTS, noRole: 403 } as const
const OTHERS = { otherReferrer: 404, otherManager: 404 } as const
const NO_MANAGERS = { ...WITHOUT_ROLE, referrer: 403, otherReferrer: 403, operator: 403 } as const

/** Who may make a call. "Its" is of the thing that the call is about. `access-matrix.test.ts` tries each call as every caller. */
export const WHO_MAY = {
  anybody: { cookies: [], refused: {} },
  'anybody, if public': { cookies: [], refused: { guest: 404, noRole: 404 } },
  'signed-in people': bySession(GUESTS),
  'people without a role': bySession({
    ...GUESTS,
    referrer: 409,
    otherReferrer: 409,
    manager: 409,
    otherManager: 409,
    operator: 409,
  }),
  'people with a role': bySession(WITHOUT_ROLE),
  'people without a company': bySession({ ...GUESTS, manager: 409, otherManager: 409 }),
  'the referrer alone': bySession({
    ...WITHOUT_ROLE,
    otherReferrer: 403,
    manager: 403,
    otherManager: 403,
    operator: 403,
  }),
  'its referrer': bySession({ ...WITHOUT_ROLE, ...OTHERS, manager: 404, operator: 404 }),
  managers: bySession(NO_MANAGERS),
  'its manager': bySession({ ...NO_MANAGERS, otherManager: 404 }),
  /** Its referrer, its manager and operators. */
  'its parties': bySession({ ...GUESTS, ...OTHERS, noRole: 404 }),
  operators: bySession({ ...GUESTS, ...OTHERS, noRole: 404, referrer: 404, manager: 404 }),
  /** Whoever has opened a personal link in this browser, signed in or not. */
  applicants: {
    cookies: ['apply'],
    refused: {
      guest: 401,
      noRole: 401,
      referrer: 401,
      otherReferrer: 401,
      manager: 401,
      otherManager: 401,
      operator: 401,
    },
  },
  'applicants and people with a role': { cookies: ['session', 'apply'], refused: WITHOUT_ROLE },
} satisfies Record<string, Rule>

export type Audience = keyof typeof WHO_MAY

export function ruleOf(audience: Audience): Rule {
  return WHO_MAY[audience]
}
