import { describe, expect, test } from 'bun:test'
import { type ReadPosting, readPosting } from '../src/read-posting.ts'

const PLAIN = {
  title: 'Baker',
  location: 'Lisbon',
  salaryMin: 30_000,
  salaryMax: 36_000,
  description:
    'You will make dough, shape loaves and run the oven with the master baker. The shift is from 2 to 9:30, five days a week. Meals are free. We ask you to one interview, and you hear from us within a week.',
  requirements: 'Knows sourdough or would like to\nAble to lift bags with the hoist',
}
const rulesOf = (change: ReadPosting) => readPosting({ ...PLAIN, ...change }).map(({ rule }) => rule)
const says = (sentence: string) => rulesOf({ description: `${PLAIN.description} ${sentence}` })

test('a plain posting has no findings', () => {
  expect(rulesOf({})).toEqual([])
})

test('a finding names the field, the words and their place, with a reason and a suggestion', () => {
  const description = `${PLAIN.description} We want a ninja.`
  const [finding, ...others] = readPosting({ ...PLAIN, description })
  expect(others).toEqual([])
  expect(finding).toMatchObject({ rule: 'hype', field: 'description', words: 'ninja' })
  expect(description.slice(finding?.start, finding?.end)).toBe('ninja')
  expect(finding?.reason && finding.suggestion).toBeTruthy()
})

test.each([
  ['Teach young people to bake.', []],
  ['We want young people-loving bakers in a young team.', ['age']],
  ['We never ask for your salary history.', []],
  ['Tell us your salary history.', ['pay-history']],
  ['Five years of experience, because the law asks for it.', []],
  ['Five years of experience.', ['years']],
  ['We use SQL, UL 9540A and NFPA.', []],
  ['WE ARE HIRING BAKERS TODAY.', ['capitals']],
])('%j: %j', (sentence, rules) => {
  expect(says(sentence)).toEqual(rules)
})

describe('a promise of equal treatment names what it excludes, and is not remarked on', () => {
  test.each([
    ['We do not discriminate on grounds of age, sex, marital status, religion, pregnancy or disability.'],
    ['We hire without regard to race, colour, religion, sexual orientation or national origin.'],
    ['We welcome applicants of any nationality, religion or sexual orientation.'],
    ['Everyone is considered regardless of age, pregnancy or marital status.'],
  ])('%s', (sentence) => {
    expect(says(sentence)).toEqual([])
  })
  test.each([
    ['Tell us your marital status. We do not discriminate.', ['private-life']],
    ['We welcome applicants who are native speakers.', ['origin']],
    ['Regardless of religion, you join a young team.', ['age']],
  ])('but %s', (sentence, rules) => {
    expect(says(sentence)).toEqual(rules)
  })
})

describe('words that only look like a flaw', () => {
  test.each([
    ['Your manager is Anna, and she should be there.', []],
    ['You share the desk with Ben: he is a baker.', []],
    ['The baker knows that he must wash the bowls.', ['sex']],
    ['You test the alpha and beta versions.', []],
    ['Are you an alpha male?', ['hype']],
    ['The shop is in Walla Walla.', []],
    ['You go to the the shop.', ['repeated']],
    ['You teach children between 5 and 11 years old.', []],
    ['Applicants between 20 and 30 years old.', ['age']],
    ['Our files are NATO SQL HTTP REST API JSON in this order.', []],
    ['WE WANT YOU NOW.', ['capitals']],
    ['You fold slim fit shirts.', []],
    ['Include photo captions in the report.', []],
    ['Apply with a photo.', ['private-life']],
  ])('%s: %j', (sentence, rules) => {
    expect(says(sentence)).toEqual(rules)
  })
})

describe('what is missing', () => {
  test('pay that is in the text is not missing, and pay that is nowhere is', () => {
    expect(rulesOf({ salaryMin: null, salaryMax: null })).toEqual(['no-pay'])
    const description = `${PLAIN.description} The pay is $20 an hour.`
    expect(rulesOf({ salaryMin: null, salaryMax: null, description })).toEqual([])
  })

  test('what is missing is one finding that names each part', () => {
    const description = `${PLAIN.description.split('. The shift')[0]}. The bakery is by the river, and the bread is sold in the shop at the front of the house and on the market.`
    const [finding, ...others] = readPosting({ ...PLAIN, description, location: 'TBD' })
    expect([finding?.parts, others]).toEqual([['place', 'hours', 'benefits', 'steps', 'answer'], []])
  })

  test('a number of days to an answer is an answer', () => {
    const description = PLAIN.description.replace(', and you hear from us within a week', '')
    expect(rulesOf({ description })).toEqual(['missing'])
    expect(rulesOf({ description, answerWithinDays: 14 })).toEqual([])
  })
})

describe('the pay fields', () => {
  test.each([
    [{ salaryMin: 40_000, salaryMax: 160_000 }, 'wide-pay'],
    [{ salaryMin: 45, salaryMax: 60 }, 'odd-pay'],
    [{ salaryMin: null, salaryMax: 60_000 }, 'open-pay'],
  ])('%j is remarked on as %s, whatever the language of the text', (pay, rule) => {
    expect(rulesOf(pay)).toEqual([rule])
    expect(readPosting({ description: 'พนักงานทำขนมปัง', ...pay }).map((finding) => finding.rule)).toEqual([rule])
  })
})

test('nine demands are remarked on, and what a heading calls helpful is none', () => {
  const lines = ['Excel', 'Word', 'SAP', 'A licence', 'English', 'French', 'First aid', 'Travel', 'Patience']
  expect(rulesOf({ requirements: lines.join('\n') })).toEqual(['many-musts'])
  expect(rulesOf({ requirements: [...lines.slice(0, 5), 'Nice to have:', ...lines.slice(5)].join('\n') })).toEqual([])
})

describe('texts that are not read', () => {
  test.each([
    ['Thai', 'เรากำลังมองหาพนักงานทำขนมปังที่มีประสบการณ์ 5 ปี ทำงานเป็นกะ '.repeat(20)],
    [
      'German',
      'Wir suchen einen jungen, energischen Ninja mit fünf Jahren Erfahrung für unsere Backstube in Graz. '.repeat(9),
    ],
    ['Arabic', 'نبحث عن خباز ذي خبرة للعمل في مخبزنا في المدينة القديمة. '.repeat(9)],
    ['one word', 'Baker'],
    ['50,000 letters', 'a'.repeat(50_000)],
    ['nothing', ''],
  ])('%s has no findings', (_, description) => {
    expect(readPosting({ title: 'Baker', location: 'Graz', salaryMin: 1000, salaryMax: 1200, description })).toEqual([])
  })
})

test('a text without full stops, or of one flaw over and over, takes steps that grow with it', () => {
  for (const piece of ['5 years of experience ', 'young ', 'must\n', 'very '.repeat(3)]) {
    const stepsOf = (times: number) => {
      let steps = 0
      readPosting({ ...PLAIN, requirements: `the and of to you ${piece}`.repeat(times) }, () => steps++)
      return steps
    }
    expect(stepsOf(2000)).toBeLessThanOrEqual(stepsOf(1000) * 2.1)
  }
})

test('the same words are remarked on once, and one rule three times at most', () => {
  expect(says('A ninja, a guru, a ninja, a jedi, a unicorn, a wizard.')).toEqual(['hype', 'hype', 'hype'])
})
