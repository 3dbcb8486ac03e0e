import { JOB_TYPE_LABELS } from '@goodword/contract/labels'
import type { JobType } from '@goodword/contract/statuses'
import type { Place } from '@goodword/contract/workplace-words'
import type { Language } from '@goodword/languages/languages'
import { workplaceIn } from '../language/posting-words.ts'
import { translate } from '../language/translate.ts'
import { letterTexts } from './letter-texts.ts'

/**
 * What kind of job it is and where the work is done, as the screens say it: 'Full-time, Remote from Norway, Sweden'
 * (docs/rules.md#place-and-pay-have-fields).
 */
export function typeWords(job: Place & { type: JobType }, language: Language): string {
  const { t } = letterTexts(language)
  const type = translate(language, JOB_TYPE_LABELS[job.type])
  const place = workplaceIn(language, job)
  return place ? t('{type}, {place}', { type, place }) : type
}
