import { answerCalls } from '../../../mfe-referrer/src/contacts/worker/answer-calls.ts'
import type { Call, Calls, Reply } from '../../../mfe-referrer/src/contacts/worker/messages.ts'
import { markdownTable } from '../../../scripts/markdown-table.ts'
import { median } from '../median.ts'
import { scenario } from '../scenario.ts'
import { targetTable } from '../targets.ts'

const NAMES = new URL('../../../mfe-referrer/src/contacts/names/', import.meta.url)
const JOB = 'Registered Nurse'

/** Reading and looking through contacts as the worker does, times `--slower 6` for a slow phone; `--contacts 50000`, `--rounds 5`. */
export default scenario({
  title: 'Contacts in the browser',
  options: { contacts: 50_000, slower: 6, rounds: 5 },
  async run({ contacts, slower, rounds }) {
    const lines = await readNames()
    const people = makePeople(contacts, lines)
    const files = { 'LinkedIn CSV': csvOf(people), 'vCard 3.0': vcardsOf(people), 'plain lines': linesOf(people) }
    const rows: [string, number, number, number][] = []
    for (const [name, text] of Object.entries(files)) {
      const found = [] as [number, number, number][]
      for (let round = 0; round < rounds; round++) found.push(await look(lines, new File([text], 'contacts')))
      const middle = (at: 0 | 1 | 2) => median(found.map((times) => times[at])) * slower
      rows.push([name, middle(0), middle(1), middle(2)])
    }
    const slowest = Math.max(...rows.map(([, , read, find]) => read + find))
    return `${contacts} contacts of ${JOB.toLowerCase()}s and others, read and looked through by the worker's code in Bun:
processor time of all threads, ${slower} times as long for a slow phone. Medians of ${rounds} rounds.
[What it is](../../docs/decisions/0054-contacts.md).

${targetTable([{ what: 'read and looked through, the slowest format', value: slowest / 1000, unit: 's', most: 5 }])}

${markdownTable([
  ['format', 'names taken in before, ms', 'read, ms', 'looked through, ms'],
  ...rows.map(([name, ...times]) => [name, ...times.map((time) => time.toFixed(0))]),
])}`
  },
})

/** @returns milliseconds of the processor for the names, for reading, and for the first look */
async function look(lines: string, file: File): Promise<[number, number, number]> {
  const replies: Reply[] = []
  const take = answerCalls((reply) => replies.push(reply))
  const time = async <Kind extends keyof Calls>(kind: Kind, ask: Calls[Kind]['ask']) => {
    const began = process.cpuUsage()
    await take({ id: 0, kind, ask } as Call)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
  const names = await time('names', lines)
  await time('groups', JOB)
  const groups = (replies.at(-1) as { answer: Calls['groups']['answer'] }).answer
  const wanted = groups.flatMap(({ titles, via }) => titles.map((title) => ({ title, via })))
  const read = await time('read', file)
  return [names, read, await time('find', { wanted, text: '', limit: 50 })]
}

interface Somebody {
  first: string
  last: string
  title: string
}

/** Every title of the list in turn, so that few are asked for twice. */
function makePeople(count: number, lines: string): Somebody[] {
  const titles = lines.split(/[|\n]/)
  return Array.from({ length: count }, (_, at) => ({
    first: `Given${(at * 7919) % count}`,
    last: `Family${(at * 104_729) % count}`,
    title: titles[(at * 31) % titles.length] ?? '',
  }))
}

function csvOf(people: readonly Somebody[]): string {
  const rows = people.map(
    ({ first, last, title }) =>
      `${first},${last},https://www.linkedin.com/in/${first},${first}@example.com,"Aurora, Inc.","${title}",12 Oct 2024`,
  )
  return ['First Name,Last Name,URL,Email Address,Company,Position,Connected On', ...rows].join('\n')
}

function vcardsOf(people: readonly Somebody[]): string {
  return people
    .map(
      ({ first, last, title }) =>
        `BEGIN:VCARD\r\nVERSION:3.0\r\nN:${last};${first};;;\r\nFN:${first} ${last}\r\nORG:Aurora\\, Inc.\r\nTITLE:${title}\r\nTEL;TYPE=CELL:+47 12 34 56 78\r\nEMAIL;TYPE=INTERNET:${first}@example.com\r\nEND:VCARD`,
    )
    .join('\r\n')
}

function linesOf(people: readonly Somebody[]): string {
  return people.map(({ first, last, title }) => `${first} ${last}, ${title} at Aurora`).join('\n')
}

async function readNames(): Promise<string> {
  const parts = [1, 2, 3, 4].map((part) => Bun.file(new URL(`part-${part}.txt`, NAMES)).text())
  return (await Promise.all(parts)).join('\n')
}
