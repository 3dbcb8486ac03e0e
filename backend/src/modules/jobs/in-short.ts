import type { Job, JobSummary, MyJob } from '@goodword/contract/jobs'
import { EXCERPT_MAX, WHOLE_MAX } from '@goodword/contract/limits'

/** A job as a list of cards has it (docs/rules.md#lists-have-long-jobs-in-short). */
export function inShort(job: Job): Job | JobSummary {
  const { requirements, ...summary } = job
  const { company, description } = summary
  const letters = description.length + (requirements?.length ?? 0) + company.description.length
  if (letters <= WHOLE_MAX) return job
  return {
    ...summary,
    description: beginningOf(description),
    company: { ...company, description: beginningOf(company.description) },
  }
}

/** A manager's job in theirs. */
export function myJobInShort(job: MyJob): MyJob {
  return { ...job, description: beginningOf(job.description) }
}

function beginningOf(text: string): string {
  if (text.length <= EXCERPT_MAX) return text
  const characters = Array.from(text.slice(0, 2 * EXCERPT_MAX + 2))
  return characters.length <= EXCERPT_MAX ? text : `${characters.slice(0, EXCERPT_MAX).join('')}…`
}
