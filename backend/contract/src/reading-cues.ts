import type { Phrases } from './phrase-set.ts'

/** What readers of a posting look for beside the work and its pay. */
export const POSTING_PARTS = ['place', 'hours', 'benefits', 'steps', 'answer'] as const
export type PostingPart = (typeof POSTING_PARTS)[number]

/** How each is named where it is missing, and an example of it. */
export const PART_WORDS: Record<PostingPart, { name: string; example: string }> = {
  place: { name: 'where the work is done', example: '“In our Lisbon office three days a week.”' },
  hours: { name: 'the working hours', example: '“Monday to Friday, 37 hours a week.”' },
  benefits: { name: 'what comes with it', example: '“25 days of leave and a pension.”' },
  steps: { name: 'the steps of your choice', example: '“A call, then one interview.”' },
  answer: { name: 'when people hear back', example: '“You hear from us within ten days.”' },
}

/** Words by which a posting says something of a part. */
export const PART_CUES: readonly Phrases<readonly PostingPart[]>[] = [
  {
    of: ['hours'],
    list: [
      'hour|hours|hrs|shift|shifts|rota|roster|rotation|schedule|schedules|overtime|flexitime|flextime|workday|workweek',
      'weekday|weekdays|weekend|weekends|morning|mornings|afternoon|afternoons|evening|evenings|night|nights|overnight',
      'monday|tuesday|wednesday|thursday|friday|saturday|saturdays|sunday|sundays|mondays|fridays',
      'part|full time',
      'day|days a|per|each|every week|month',
      'days a week',
      'week on|off',
      'nine to five',
      '# to #',
      '# day|days week',
      'on call',
      'a m',
      'p m',
      '9am|8am|7am|6am|10am|5pm|4pm|6pm',
      'fte',
    ],
  },
  {
    of: ['benefits'],
    list: [
      'benefit|benefits|insurance|pension|superannuation|holiday|holidays|vacation|leave|retirement|pto|401k|equity|shares|bonus|commission|perks',
      '401 k',
      'time|days off',
      'sick pay|days',
      'health|dental|medical cover|coverage|care|plan',
      'tuition|training|courses|certificate|mentor|mentoring|apprenticeship',
      'childcare|creche|meals|lunch|lunches|allowance|stipend|relocation|housing|accommodation|uniform|discount|tips',
      'we pay for|your|the',
      'paid extra|time|travel|from|by|for',
      'bus|travel|transit pass',
      'company car|phone|laptop|bike|van',
      'canteen|kindergarten|nursery|gym|parking|shuttle|vouchers|mileage',
      'paid exams|exam|study|courses|days|breaks|lunch',
      'budget for',
      'profit sharing',
    ],
  },
  {
    of: ['steps'],
    list: [
      'interview|interviews|interviewed|interviewing|shortlist|shortlisted|shortlisting',
      'how to apply',
      'work sample|samples',
      'trial|test day|shift|task|lesson',
      'application form|process|procedure',
      'hiring|selection|recruitment process|panel|steps|stages|committee',
      'send|submit|attach|upload your|a|us',
      'apply by|through|with|online|at|on|via',
      'to apply',
      'cover letter|note',
      'references|assessment|audition|portfolio',
      'first|short|phone|video|introductory|a|one|two call|calls|talk|talks|chat|conversation|conversations',
      'meets|meet you',
      'we invite|meet|talk|call',
      'meet the|your team',
      'conversations with',
      'visit us',
      'background check',
    ],
  },
  {
    of: ['steps', 'answer'],
    list: [
      'interviews on|in|will|are|start|begin|take|follow',
      'shortlist|shortlisted on|by|within',
      'apply by|before|until',
      'applications close|until|by',
      'applications are accepted|read|open|considered until|by|on|every',
      'application deadline',
    ],
  },
  {
    of: ['answer'],
    list: [
      'hear|heard back',
      'hear|heard from us',
      'reply|replies|answer|answers|respond|responds|decide|decides|decision|outcome|result within|by|before|in|on|to|everyone|everybody|all|the',
      'have|get|gets|receives|receive our|an|a answer|reply|decision',
      'told of|about the result|outcome|decision',
      'tell|tells everyone|everybody|all|you the',
      'call|calls|write you within|in|by',
      'you get|have|receive an answer|reply',
      'an answer|reply within|by|in|from us',
      'get|come back to you|everyone|everybody|all',
      'let you|everyone|everybody|all|candidates|applicants know',
      'will be notified|informed|contacted|told',
      'are notified|informed|contacted|told',
      'inform|tell|notify you|everyone|everybody|all|candidates|applicants',
      'closing date|closes|close on|at|by',
      'closes on|at|in',
      'close on',
      'deadline for|is|of',
      'decision by|within|in|on',
      'within # days|weeks|working|business|hours',
      'within|in a|one|the week|fortnight|month',
      'we decide in|within|by|on',
      'start|starting date',
    ],
  },
]

/** Places that are none. */
export const NO_PLACES: readonly Phrases<true>[] = [
  {
    of: true,
    list: [
      'various|multiple|several|different|many locations|sites|places|cities|offices',
      'various|multiple|tbd|tbc|tba|flexible|anywhere|everywhere|negotiable|undisclosed|confidential|other',
      'n a',
      'to be determined|decided|confirmed|discussed|announced',
      'on request',
      'your choice',
    ],
  },
]
