/** Somebody whose name and address the refer dialog begins with. */
export interface ReferredPerson {
  candidateName: string
  candidateEmail: string
}
