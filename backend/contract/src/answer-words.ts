/** How soon a company answers, in the words of all pages (docs/rules.md#an-answer-is-promised). */

/** '1 day', '14 days'. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** What a posting promises: 'They answer within 14 days'. */
function promiseWords(days: number): string {
  return `They answer within ${daysText(days)}`
}

/**
 * What is known of it: 'Usually answers in 3 days'.
 * @param days null while too few were answered
 */
export function usualWords(days: number | null): string | undefined {
  return days === null ? undefined : `Usually answers in ${daysText(days)}`
}

/** Both, as applicants and recommenders read them: 'They answer within 14 days · Usually answers in 3 days'. */
export function answerWords(promised: number, usual: number | null): string {
  return [promiseWords(promised), usualWords(usual)].filter(Boolean).join(' · ')
}
