const SUBJECT_MAX = 72
const SUBJECT = /^[a-z]+(\([a-z0-9,./ -]+\))?: \S/

/**
 * What is wrong with the subject of a commit.
 * @returns a sentence for each fault; none for a subject of at most 72 characters such as `fix(jobs): keep the cursor`
 */
export function subjectFaults(subject: string): string[] {
  // What git and GitHub write themselves.
  if (/^(Merge|Revert) /.test(subject)) return []
  return [
    ...(subject.length > SUBJECT_MAX ? [`has ${subject.length} characters, at most ${SUBJECT_MAX} are allowed`] : []),
    ...(SUBJECT.test(subject) ? [] : ['does not start with a type, as in "fix(jobs): keep the cursor"']),
  ]
}
