/** What others see of a person whose sign-in provider gave no name. */
export const NAMELESS = 'A colleague' as const

/**
 * How others see who referred: first and last name, or 'A colleague' where the sign-in provider gave neither. No part of
 * an address is ever shown as a name (docs/rules.md#an-account-belongs-to-the-providers-subject).
 */
export function referrerName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || NAMELESS
}
