interface Equivalent {
  file: string
  original: string
  replacement: string
  /** Why no test could notice it. */
  reason: string
}

/** Mutants that change nothing anybody could see; they do not count. Few, and each with its reason. */
export const EQUIVALENTS: Equivalent[] = [
  {
    file: 'backend/contract/src/call.ts',
    original: 'value?.detail',
    replacement: 'value.detail',
    reason: 'of null it throws, which is caught a line below and means the same',
  },
  {
    file: 'backend/contract/src/call.ts',
    original: '{\n    return undefined\n  }',
    replacement: '{}',
    reason: 'a function that ends without a value answers undefined, too',
  },
  {
    file: 'backend/contract/src/jobs.ts',
    original: "'custom'",
    replacement: '""',
    reason: "forms and server read the path and the message of an issue, never zod's code",
  },
  {
    file: 'backend/contract/src/jobs.ts',
    original: 'salaryMin != null',
    replacement: 'true',
    reason: 'nothing as a minimum compares like 0, and no maximum that comes so far is below it',
  },
  {
    file: 'backend/contract/src/fields.ts',
    original: 'PHONE.exec(value)?.[1]?.replace',
    replacement: 'PHONE.exec(value)?.[1].replace',
    reason: 'where the pattern fits, its first group is there',
  },
  {
    file: 'backend/contract/src/bare-words.ts',
    original: 'start < end',
    replacement: 'start <= end',
    reason: 'behind the end there is one step more, to the same empty word',
  },
  {
    file: 'backend/contract/src/bare-words.ts',
    original: 'end > start',
    replacement: 'end >= start',
    reason: 'before the start there is one step more, to the same empty word',
  },
  {
    file: 'backend/contract/src/is-one-edit-away.ts',
    original: 'start < shorter',
    replacement: 'start <= shorter',
    reason: 'of words as long as each other, one step more finds them equal again',
  },
  {
    file: 'shared-ui/src/formats.ts',
    original: '/^\\d{4}-\\d\\d-\\d\\d$/',
    replacement: '/\\d{4}-\\d\\d-\\d\\d$/',
    reason: 'of the dates that a reply has, only a calendar day ends like one',
  },
  {
    file: 'backend/contract/src/job-search.ts',
    original: 'b.value > a.value',
    replacement: 'b.value >= a.value',
    reason: 'equal values were told apart before',
  },
  {
    file: 'mfe-apply/src/decision/decision-strip.tsx',
    original: 'answer.current?.focus',
    replacement: 'answer.current.focus',
    reason: 'the sentence stands beside the button that is pressed',
  },
  {
    file: 'mfe-apply/src/decision/farewell.tsx',
    original: 'root.current?.focus',
    replacement: 'root.current.focus',
    reason: 'what an effect runs for is there',
  },
  {
    file: 'mfe-apply/src/decision/confirm-dialog.tsx',
    original: 'dialog.current?.close',
    replacement: 'dialog.current.close',
    reason: 'its button stands in the dialog',
  },
  {
    file: 'shared-ui/src/uploads/upload-slot.tsx',
    original: 'input.current?.click',
    replacement: 'input.current.click',
    reason: 'the button and the input are there together',
  },
  {
    file: 'shared-ui/src/formats.ts',
    original: "'reader'",
    replacement: '""',
    reason: "the other zone, 'UTC', is the one that is asked for",
  },
  {
    file: 'shared-ui/src/formats.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'without a date the answer is given before it is looked at',
  },
  {
    file: 'mfe-referrer/src/jobs/job-list.tsx',
    original: 'before.index === index - 1',
    replacement: 'false',
    reason: 'between cards that follow each other the distance comes to nothing',
  },
  {
    file: 'mfe-referrer/src/jobs/job-list.tsx',
    original: 'index - 1',
    replacement: 'index + 1',
    reason: 'between cards that follow each other the distance comes to nothing',
  },
  {
    file: 'mfe-referrer/src/jobs/job-list.tsx',
    original: 'element.current?.getBoundingClientRect',
    replacement: 'element.current.getBoundingClientRect',
    reason: 'what an effect runs for is there',
  },
  {
    file: 'mfe-referrer/src/jobs/use-shown-cards.ts',
    original: 'kept < (shown[0] ?? 0)',
    replacement: 'kept <= (shown[0] ?? 0)',
    reason: 'a card that is among those in sight was told apart before',
  },
]
