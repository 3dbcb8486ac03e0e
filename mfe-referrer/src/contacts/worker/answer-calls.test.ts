import { expect, test } from 'bun:test'
import { inEnglish } from '@goodword/languages/texts'
import { CONTACTS_MAX, FILE_BYTES_MAX } from '../limits.ts'
import { answerCalls } from './answer-calls.ts'
import type { Call, Calls, Reply } from './messages.ts'

function start() {
  const replies: Reply[] = []
  const take = answerCalls((reply) => replies.push(reply))
  return async <Kind extends keyof Calls>(kind: Kind, ask: Calls[Kind]['ask']) => {
    await take({ id: replies.length, kind, ask } as Call)
    const reply = replies.at(-1)
    if (!reply || 'progress' in reply) throw new Error('No answer')
    return 'problem' in reply ? inEnglish(reply.problem) : (reply.answer as Calls[Kind]['answer'])
  }
}

const everybody = { wanted: [], text: 'a', limit: 10 }
const names = (found: unknown) => (found as Calls['find']['answer']).contacts.map(({ name }) => name)

test('contacts come by the alphabet, whatever their titles are', async () => {
  const ask = start()
  await ask(
    'read',
    'zoe Zak, Staff Nurse\nÁda Berg, Nurse\nBo Dahl, Staff Nurse\nAnn Ek, Senior Staff Nurse\nCy Fox, Cook',
  )
  const wanted = [{ title: 'Staff Nurse' }, { title: 'Nurse', via: 'Staff Nurse' }]
  const found = await ask('find', { wanted, text: '', limit: 3 })
  expect(names(found)).toEqual(['Áda Berg', 'Ann Ek', 'Bo Dahl'])
  expect(found).toMatchObject({ total: 4 })
})

test('a search by name finds contacts without any of the titles, also without accents', async () => {
  const ask = start()
  await ask('read', 'Áda Berg, Cook\nBo Dahl, Nurse')
  const found = await ask('find', { wanted: [{ title: 'Nurse' }], text: ' ada', limit: 10 })
  expect(names(found)).toEqual(['Áda Berg'])
})

test('a contact that is there already comes no second time, and one without a name goes by its address', async () => {
  const ask = start()
  await ask('read', 'Ada, Nurse\nada@x.example')
  expect(await ask('read', 'Name,Job Title,Email\nAda,Nurse,\nBo,,\n,Cook,\n')).toEqual({
    added: 1,
    known: 1,
    nameless: 1,
    beyond: 0,
    size: 3,
  })
  expect(names(await ask('find', everybody))).toEqual(['Ada', 'ada@x.example'])
})

test('of 200,000 lines the first are kept, and the rest is counted', async () => {
  const ask = start()
  const lines = Array.from({ length: 200_000 }, (_, at) => `Ada ${at}, Nurse`).join('\n')
  expect(await ask('read', lines)).toMatchObject({ added: CONTACTS_MAX, beyond: 200_000 - CONTACTS_MAX })
})

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  [
    'a.png',
    '\x89PNG\r\n\x1a\n\0',
    'a.png is a picture or film. Choose a CSV or vCard file of contacts, or paste lines.',
  ],
  ['a.jpg', '\xff\xd8\xff\xe0', 'a.jpg is a picture or film. Choose a CSV or vCard file of contacts, or paste lines.'],
  [
    'a.heic',
    '\0\0\0\x18ftypheic',
    'a.heic is a picture or film. Choose a CSV or vCard file of contacts, or paste lines.',
  ],
  ['a.pdf', '%PDF-1.7', 'a.pdf is a PDF. Choose a CSV or vCard file of contacts, or paste lines.'],
  [
    'a.zip',
    'PK\x03\x04',
    'a.zip is an archive. Open it, then choose the contacts file in it, such as Connections.csv.',
  ],
  ['a.xlsx', 'PK\x03\x04', 'a.xlsx is a workbook. Save it as CSV, then choose that file.'],
  ['a.bin', 'ab\0\0\0cd\0', 'a.bin is not a text file. Choose a CSV or vCard file of contacts, or paste lines.'],
  ['a.csv', '', 'There are no contacts in a.csv.'],
  ['a.csv', '\n \n', 'There are no contacts in a.csv.'],
])('%s that is no contacts file is refused with a sentence, and what was read stays', async (name, text, sentence) => {
  const ask = start()
  await ask('read', 'Ada, Nurse')
  expect(await ask('read', new File([bytesOf(text)], name))).toBe(sentence)
  expect(names(await ask('find', everybody))).toEqual(['Ada'])
})

test('a file of 300 MB is refused before it is read', async () => {
  const file = new File([], 'all.vcf')
  Object.defineProperty(file, 'size', { value: 300_000_000 })
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('was read')) })
  expect(await start()('read', file)).toBe(
    `all.vcf has 300 MB; up to ${FILE_BYTES_MAX / 1_000_000} MB can be read. Export the contacts without pictures, or in parts.`,
  )
})

test('a file that is gone says so', async () => {
  const file = new File(['x'], 'a.csv')
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('gone')) })
  expect(await start()('read', file)).toBe('a.csv could not be opened. Choose it again.')
})
