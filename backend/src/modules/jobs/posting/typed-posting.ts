import { type BriefInput, chosenIn, type StoredBrief } from '@goodword/contract/brief'
import type { changeJob } from '@goodword/contract/job-changes'
import { JOB_FIELDS, JobInput } from '@goodword/contract/jobs'
import { keptPlace } from '@goodword/contract/kept-place'
import { pickBrief } from '@goodword/contract/pick-brief'
import type { WrittenWithAi } from '@goodword/contract/written-with-ai'
import type * as z from 'zod/mini'
import { VERSIONED_FIELDS, type VersionedPosting } from '../../../db/versioned-posting.ts'

/** What a draft has where nothing was typed: what is left out, and an empty text where one is required. */
export const BLANK = Object.fromEntries(
  VERSIONED_FIELDS.map((name) => {
    const { success, data } = JobInput.shape[name].safeParse(undefined)
    return [name, success ? (data ?? null) : '']
  }),
) as VersionedPosting

/** A posting, and whether it is to have a bonus. */
export type OfferedPosting = Omit<VersionedPosting, 'brief'> & {
  hasReferralBonus: boolean
  brief: BriefInput | StoredBrief | null
}

/**
 * A posting with what was typed in place of what is stored. What a draft leaves empty is blank. The mark of a text that stays as it is
 * stays, that of another one is what came with it (docs/rules.md#what-a-model-wrote-stays-marked).
 */
export function withTyped(
  stored: VersionedPosting,
  typed: Partial<Pick<z.output<typeof changeJob.body>, (typeof JOB_FIELDS)[number]>>,
): OfferedPosting {
  const changes = JOB_FIELDS.flatMap((name) => {
    const value = typed[name]
    if (value === undefined) return []
    return [[name, value ?? (name in BLANK ? BLANK[name as keyof VersionedPosting] : null)]]
  })
  const posting: OfferedPosting = {
    hasReferralBonus: stored.referralBonus !== null,
    ...stored,
    ...Object.fromEntries(changes),
  }
  return { ...posting, writtenWithAi: marksOf(stored, posting, typed.writtenWithAi) }
}

function marksOf(
  stored: VersionedPosting,
  { description, requirements }: Pick<VersionedPosting, keyof WrittenWithAi>,
  typed: WrittenWithAi | null | undefined,
): WrittenWithAi | null {
  const texts = Object.entries({ description, requirements }) as [keyof WrittenWithAi, string | null][]
  const marks = texts.flatMap(([name, text]) => {
    const model = (text === stored[name] ? stored.writtenWithAi : typed)?.[name]
    return text && model ? [[name, model]] : []
  })
  return marks.length > 0 ? Object.fromEntries(marks) : null
}

/**
 * What is stored of it: without the toggle no bonus, whatever number came with it (docs/rules.md#a-bonus-that-is-not-offered-is-not-kept),
 * only the fields of a place that apply to it (docs/rules.md#place-and-pay-have-fields), and its brief with the lines that were not
 * chosen or no longer stand in it (docs/rules.md#a-posting-in-twenty-seconds).
 */
export function toStore({ hasReferralBonus, ...posting }: OfferedPosting): VersionedPosting {
  const brief = pickBrief(posting, chosenLines(posting.brief))
  return keptPlace(hasReferralBonus ? { ...posting, brief } : { ...posting, brief, referralBonus: null })
}

/** What its company has chosen of a brief: typed now, or stored. */
function chosenLines(brief: BriefInput | StoredBrief | null): BriefInput | null {
  return brief && 'picked' in brief ? chosenIn(brief) : brief
}
