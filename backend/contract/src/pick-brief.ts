import { BRIEF_LINES, type BriefInput, type BriefLine, type StoredBrief } from './brief.ts'
import { asksFor, gainCue, lineUnder, mayBeWork, saysNeed, workCue } from './brief-cues.ts'
import { keptChoice } from './chosen-brief.ts'
import { type Quotable, quotablesOf } from './quotable-sentences.ts'

interface Texts {
  description?: string | null | undefined
  requirements?: string | null | undefined
}

/**
 * The brief of a posting: what its company has chosen, and for the other lines a sentence with a cue such as “you will”
 * (docs/rules.md#a-posting-in-twenty-seconds). Picks while a posting is saved, never while it is read.
 * @returns null where no line has a sentence and nothing was chosen
 */
export function pickBrief(texts: Texts, chosen: BriefInput | null | undefined): StoredBrief | null {
  const kept = keptChoice(texts, chosen)
  const of = pickLines(quotablesOf(texts.description ?? ''), quotablesOf(texts.requirements ?? ''))
  const taken = new Set<string>()
  const picked = BRIEF_LINES.filter((line) => kept?.[line] === undefined)
  const lines = BRIEF_LINES.map((line) => {
    const sentence = kept?.[line] === undefined ? of[line] : kept[line]
    // One sentence stands in one line.
    if (!sentence || taken.has(sentence)) return null
    taken.add(sentence)
    return sentence
  })
  const [does = null, needs = null, gets = null] = lines
  if (!kept && lines.every((line) => line === null)) return null
  return { work: does, need: needs, gain: gets, picked }
}

function pickLines(described: Quotable[], required: Quotable[]): Record<BriefLine, string | undefined> {
  const under = (line: BriefLine) => described.filter((one) => lineUnder(one) === line)
  const open = described.filter((one) => !['need', 'gain'].includes(lineUnder(one) ?? ''))
  const tasks = under('work').filter(isWork)
  const work = best(tasks, workCue) ?? best(open.filter(isWork), workCue) ?? tasks[0]
  const needs = under('need')
  const need = required.find(isNeed) ?? required[0] ?? needs.find(isNeed) ?? needs[0] ?? described.find(isAsked)
  const gifts = [...under('gain'), ...described.filter((one) => one !== work), ...required]
  const gain = best(gifts, gainCue)
  return { work: work?.sentence, need: need?.sentence, gain: gain?.sentence }
}

const isWork = ({ sentence }: Quotable) => mayBeWork(sentence)
const isNeed = ({ sentence }: Quotable) => saysNeed(sentence)
const isAsked = ({ sentence }: Quotable) => asksFor(sentence)

/** The first of the surest; undefined where none is sure. */
function best(all: readonly Quotable[], cueOf: (one: Quotable) => number): Quotable | undefined {
  const most = Math.max(0, ...all.map(cueOf))
  return most > 0 ? all.find((one) => cueOf(one) === most) : undefined
}
