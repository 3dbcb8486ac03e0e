/**
 * The notifications that a redirect of the server may ask for: `/?notice=<name>`. A closed list (ASVS 3.7.2). A refusal's has
 * the request's id, too: `&reference=<id>`.
 */
export const NOTICES = {
  'sign-in-failed': {
    title: 'Sign-in failed',
    description: 'We could not sign you in. Please try again.',
  },
  'sign-in-cancelled': {
    title: 'Sign-in cancelled',
    description: 'You can sign in whenever you are ready.',
  },
  'email-unverified': {
    title: 'Sign-in failed',
    description: 'The service you sign in with has not verified your e-mail address yet. Please verify it there first.',
  },
  'provider-silent': {
    title: 'Sign-in failed',
    description: 'The service you sign in with does not answer right now. Please try again in a few minutes.',
  },
  'cookies-needed': {
    title: 'Sign-in failed',
    description:
      'Your browser keeps no cookies of this site, and signing in needs one. Please allow cookies for this site, then sign in again.',
  },
  'role-kept': {
    title: 'Welcome back',
    description: 'Your account already has a role, so we kept it.',
  },
} as const satisfies Record<string, { title: string; description: string }>

export type Notice = keyof typeof NOTICES

/** Narrows the value of a query parameter; anything that is not on the list is no notice. */
export function isNotice(value: unknown): value is Notice {
  return typeof value === 'string' && Object.hasOwn(NOTICES, value)
}
