import { describe, expect, test } from 'bun:test'
import { shownBrief } from '../src/brief.ts'
import { briefFault, keptChoice } from '../src/chosen-brief.ts'
import { pickBrief } from '../src/pick-brief.ts'
import { quotableSentences } from '../src/quotable-sentences.ts'

const picks = (description: string, requirements = '') => {
  const { work = null, need = null, gain = null } = pickBrief({ description, requirements }, null) ?? {}
  return { work, need, gain }
}

/** The usual posting: headings with and without colons, and lists. */
const USUAL = `About the bakery

We have baked in Ghent since 1911.

What you will do here:
- Shape loaves and run the deck oven
- Teach two apprentices

Your profile at a glance:
- Experience with sourdough
- Calm on a busy morning

What we offer you
- 25 days of paid leave and a pension
- A bicycle

Who are you writing to
We read every letter.`

describe('headings', () => {
  test('the brief quotes no heading, and what stands below each instead', () => {
    expect(picks(USUAL)).toEqual({
      work: 'Shape loaves and run the deck oven',
      need: 'Experience with sourdough',
      gain: '25 days of paid leave and a pension',
    })
  })

  test('headings cannot be chosen: lines with a colon, those that begin as one, and those before a list', () => {
    expect(
      quotableSentences({ description: USUAL, requirements: 'You will need these\n\n1. A car of your own' }),
    ).toEqual([
      'We have baked in Ghent since 1911.',
      'Shape loaves and run the deck oven',
      'Teach two apprentices',
      'Experience with sourdough',
      'Calm on a busy morning',
      '25 days of paid leave and a pension',
      'We read every letter.',
      'A car of your own',
    ])
  })

  test.each([
    ['**What you will do**', '**What you get:**'],
    ['## What you will do', '## What you get'],
    ['WHAT YOU WILL DO', 'WHAT YOU GET'],
    ['What you will do', 'What you get'],
  ])('%s and %s are headings', (does, gets) => {
    expect(picks(`${does}\n\n- Design pumps in CAD\n\n${gets}\n* 30 days of holiday\n* A company bike`)).toEqual({
      work: 'Design pumps in CAD',
      need: null,
      gain: '30 days of holiday',
    })
  })

  test('what is needed is never the heading of the requirements', () => {
    expect(picks('You will bake bread.', 'Your profile at a glance:\nPatience with all people').need).toBe(
      'Patience with all people',
    )
  })
})

describe('fragments', () => {
  test.each([
    ['You will report to Dr. Smith and plan the week.'],
    ['You will assist St. Mary’s on two days a week.'],
    ['You will work with e.g. Excel and other tools.'],
    ['You will lead approx. 12 people in two halls.'],
    ['You will answer no. 7 of the lists of the day.'],
    ['You will write to J. Miller about the menu.'],
  ])('%s is one sentence', (sentence) => {
    expect(picks(`${sentence} Fridays end early.`).work).toBe(sentence)
  })

  test('a sentence ends at a full stop behind a time of day', () => {
    expect(picks('You will start at 6 a.m. You get 25 days of leave.')).toMatchObject({
      work: 'You will start at 6 a.m.',
      gain: 'You get 25 days of leave.',
    })
  })
})

describe('the opposite', () => {
  test.each([
    ['There is no pension and no holiday pay.'],
    ['We are an insurance company in Leeds.'],
    ['We provide insurance to farmers.'],
    ['Unfortunately paid leave is not possible.'],
    ['You will not get a pension.'],
    ['You will work holidays and weekends.'],
    ['You do not get vouchers.'],
  ])('%s is no gain', (sentence) => {
    expect(picks(`${sentence} Bread is our life.`).gain).toBeNull()
  })

  test.each([
    ['You get 25 days of leave.'],
    ['Your pension begins on the first day.'],
    ['The job includes insurance.'],
    ['We offer you a pension.'],
    ['There are 27 days of holiday, a pension and a train pass.'],
    ['We pay a salary, not by the visit.'],
  ])('%s is a gain', (sentence) => {
    expect(picks(`We bake for Leeds. ${sentence}`).gain).toBe(sentence)
  })

  test.each([['You will not manage people.'], ['You will work holidays and weekends.'], ['You never drive at night.']])(
    '%s is no work',
    (sentence) => {
      expect(picks(`${sentence} Bread is our life.`).work).toBeNull()
    },
  )
})

describe('a choice', () => {
  const texts = { description: 'You will bake. Senior staff get a company car after ten years.', requirements: '' }

  test('a part of a sentence is refused and not kept, the whole sentence is both', () => {
    const part = { gain: 'get a company car' }
    expect([briefFault(texts, part), keptChoice(texts, part)]).toEqual([
      'Please choose sentences as they stand in the description or the requirements',
      null,
    ])
    const whole = { gain: 'Senior staff get a company car after ten years.' }
    expect([briefFault(texts, whole), keptChoice(texts, whole)]).toEqual([undefined, whole])
  })

  test('what is stored is shown while it stands in the text', () => {
    const brief = { work: 'You will bake.', need: null, gain: 'get a company car' }
    expect(shownBrief(texts, brief)).toHaveLength(2)
  })
})
