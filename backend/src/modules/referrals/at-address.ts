/** A refusal that is about whom to invite: it stands at that field of the form, too. */
export function atAddress(sentence: string): [string, Record<string, string>] {
  return [sentence, { candidateEmail: sentence }]
}
