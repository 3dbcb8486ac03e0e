import type { ApplicationStatus } from '@goodword/contract/statuses'

/**
 * A letter to be sent, as verbs name it: ids and statuses only. Names and addresses are looked up when it is sent, so
 * that an erased person gets no letter and the outbox holds nothing about anybody
 * (docs/rules.md#a-letter-names-nobody-until-it-is-sent).
 */
export type Letter =
  /** To the candidate, with the personal link. */
  | { kind: 'invitation'; referralId: string; token: string }
  /** To the candidate: the application arrived. */
  | { kind: 'application-confirmation'; applicationId: string }
  /** To the candidate: the application has a new status. */
  | { kind: 'status-update'; applicationId: string; status: ApplicationStatus }
  /** To the referrer: the candidate applied. */
  | { kind: 'referrer-applied'; applicationId: string }
  /** To the referrer: the candidate's application has a new status. */
  | { kind: 'referrer-status'; applicationId: string; status: ApplicationStatus }
  /** To the hiring manager: there is a new application. */
  | { kind: 'new-application'; applicationId: string }
  /** To the candidate: the job is no longer offered. Enqueue before the rows are deleted: they are read at once. */
  | { kind: 'job-removed'; applicationId: string }
