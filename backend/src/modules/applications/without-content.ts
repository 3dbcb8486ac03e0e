/**
 * The columns of an application that its company is to read no more: it stays, without what was sent in. The hash of the
 * request goes, too: it was made of all that.
 */
export const WITHOUT_CONTENT = {
  phone: null,
  coverLetter: null,
  referrerMessage: null,
  referrerRelation: null,
  idempotencyKey: null,
  requestHash: null,
}
