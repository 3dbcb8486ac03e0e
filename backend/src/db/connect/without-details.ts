/** The columns of a referral that was declined or taken back: it stays in the referrer's list, with nothing of the person. */
export function withoutDetails(referralId: string) {
  return {
    candidateName: 'Details deleted',
    candidateEmail: '',
    // Unique, and nobody's address.
    candidateKey: referralId,
    message: null,
    messageWrittenWithAi: null,
    relation: null,
    language: null,
    openedAt: null,
    idempotencyKey: null,
    // No link has this hash, and what the old one opened ends.
    tokenHash: referralId,
  }
}
