/** What is left of a declined referral: that it was, for the referrer's list, and nothing of the person. */
export function withoutDetails(referralId: string) {
  return {
    candidateName: 'Details deleted',
    candidateEmail: '',
    // Unique, and nobody's address.
    candidateKey: referralId,
    message: null,
    idempotencyKey: null,
  }
}
