import { expect, test } from 'bun:test'
import { brokenReferences } from './broken-references.ts'

/** The folder of pages, not spelled out in what is broken on purpose: the check reads this file, too. */
const DOCS = 'docs'
const RULES = '# Rules\n\n## A link ends after 30 days\n\n## Say "no" & `never`\n\n## Twice\n\n## Twice\n'

/** What is broken in one file, in a repository with a page of rules beside it. */
function brokenIn(path: string, text: string): string[] {
  const others: [string, string | null][] = [
    ['docs/rules.md', RULES],
    ['docs/pictures/a.png', null],
    ['backend/src/letters/mail.ts', ''],
  ]
  return brokenReferences(new Map<string, string | null>([...others, [path, text]]))
}

test('a link to a missing heading is reported with file and line', () => {
  const text = `/** One.\n * Two (${DOCS}/rules.md#a-link-ends-after-31-days).\n */\n`
  expect(brokenIn('shell/src/a.ts', text)).toEqual([
    `shell/src/a.ts:2: ${DOCS}/rules.md has no heading #a-link-ends-after-31-days`,
  ])
})

test.each(['a-link-ends-after-30-days', 'say-no--never', 'twice', 'twice-1'])(
  "#%s is GitHub's anchor of a heading",
  (anchor) => {
    expect(brokenIn('shell/src/a.ts', `// Why: ${DOCS}/rules.md#${anchor}.`)).toEqual([])
    expect(brokenIn(`${DOCS}/other.md`, `[why](rules.md#${anchor})`)).toEqual([])
  },
)

test.each([
  [`${DOCS}/other.md`, '[a](nowhere.md)', `no file ${DOCS}/nowhere.md`],
  [`${DOCS}/other.md`, '[a](rules.md#nothing)', `${DOCS}/rules.md has no heading #nothing`],
  [`${DOCS}/other.md`, '[a](#nothing)', `${DOCS}/other.md has no heading #nothing`],
  [`${DOCS}/other.md`, '![a](pictures/b.png)', `no file ${DOCS}/pictures/b.png`],
  [`${DOCS}/other.md`, `| a |\n| - |\n| [a](/${DOCS}/nowhere.md) |`, `no file ${DOCS}/nowhere.md`],
  ['README.md', 'in `mail/male.ts`', 'no file mail/male.ts'],
  ['.env.example', `# See ${DOCS}/nowhere.md.`, `no file ${DOCS}/nowhere.md`],
  ['shell/src/a.tsx', `const page = "${DOCS}/nowhere.md"`, `no file ${DOCS}/nowhere.md`],
  ['shell/src/a.ts', '// As in mail/male.ts.', 'no file mail/male.ts'],
  ['shell/src/a.ts', `test('decision ${12}', run)`, `"decision ${12}" is on no page of the repository`],
  [`${DOCS}/other.md`, `see record ${5}`, `"record ${5}" is on no page of the repository`],
  ['shell/src/a.ts', `// Against fault ${7}.`, `"fault ${7}" is on no page of the repository`],
  ['shell/src/a.ts', `// Against faults ${1} and 2.`, `"faults ${1}" is on no page of the repository`],
  ['shell/src/a.ts', `// As spec section ${4} says.`, `"spec section ${4}" is on no page of the repository`],
])('a broken reference is reported in %s: %s', (path, text, fault) => {
  expect(brokenIn(path, text).map((line) => line.replace(/^\S+ /, ''))).toEqual([fault])
})

test.each([
  [
    `${DOCS}/other.md`,
    '[a](rules.md) [b](pictures/) [c](/docs/rules.md#twice) [d](https://example.com/x.md#y) `letters/mail.ts`',
  ],
  ['README.md', 'write `<verb>.test.ts`, `*.spec.ts`, `src/{a,b}.ts`, and `bun dev`'],
  ['shell/src/a.ts', "import x from './other.ts' // see mail.ts\nconst at = 'http://a/b.ts'"],
  ['shell/src/a.ts', '/** RFC 9700, section 2.1.1: a decision of theirs. */'],
])('no broken reference is reported in %s: %s', (path, text) => {
  expect(brokenIn(path, text)).toEqual([])
})
