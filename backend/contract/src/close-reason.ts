import { bareWords } from './bare-words.ts'
import { closeWords } from './close-words.ts'
import { isOneEditAway } from './is-one-edit-away.ts'
import type { CloseReason, Job } from './jobs.ts'
import { mayHaveTypo } from './may-have-typo.ts'

type Texts = Pick<Job, 'title' | 'description' | 'requirements' | 'location'> & { company: { name: string } }

/**
 * Why a job is close to a text: the first of its words that a search does not find in the job (title, company, description), but its
 * requirements or its location have as a word, or any of these five has with one typo.
 * @returns undefined where a search finds all of its words, or one of them is not there in any of these ways
 */
export function closeReason(
  { title, company, description, requirements, location }: Texts,
  text: string,
): CloseReason | undefined {
  const searched = [title, company.name, description]
  const texts = [...searched, requirements, location].filter((part) => part !== null)
  const reasons: CloseReason[] = []
  for (const word of closeWords(text)) {
    const wanted = word.toLowerCase()
    if (searched.some((part) => part.toLowerCase().includes(wanted))) continue
    const reason = standing(word) ?? misspelt(wanted)
    if (!reason) return undefined
    reasons.push(reason)
  }
  return reasons[0]

  function standing(word: string): CloseReason | undefined {
    if (requirements !== null && hasWord(requirements, word)) return { in: 'requirements', word }
    return hasWord(location, word) ? { in: 'location', word } : undefined
  }

  function misspelt(wanted: string): CloseReason | undefined {
    if (!mayHaveTypo(wanted)) return undefined
    const known = texts.flatMap(runs)
    const found = known.find((other) => isOneEditAway(other.toLowerCase(), wanted))
    return found === undefined ? undefined : { in: 'typo', word: found }
  }
}

/** Whether a text has the word: as a run of letters and digits, or as it stands between spaces. */
function hasWord(text: string, word: string): boolean {
  const given = text.toLowerCase()
  return [...runs(given), ...bareWords(given)].includes(word.toLowerCase())
}

function runs(text: string): string[] {
  return Array.from(text.matchAll(/[\p{Alphabetic}0-9]+/gu), ([run]) => run)
}
