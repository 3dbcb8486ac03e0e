/** Whom the rules about both sides of a job compare: an account, and the inbox behind its address as `inboxKey` names it. */
export interface PersonKeys {
  userId: string
  inbox: string
}

/** Whether two accounts are one person's: the same account, or two of one inbox (docs/rules.md#one-inbox-is-one-person). */
export function isSamePerson(one: PersonKeys, other: PersonKeys): boolean {
  return one.userId === other.userId || one.inbox === other.inbox
}

/** Whether somebody is one of these people, in whatever account. */
export function isAmong(one: PersonKeys, people: readonly PersonKeys[]): boolean {
  return people.some((other) => isSamePerson(one, other))
}
