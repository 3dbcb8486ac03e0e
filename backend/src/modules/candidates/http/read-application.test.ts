import { describe, expect, test } from 'bun:test'
import { BadInput } from '../../../errors.ts'
import { readApplication, receiveApplication } from './read-application.ts'

type Fields = [name: string, value: string | File][]
const file = (name: string) => new File(['%PDF'], name)
const up = (name: string) => JSON.stringify({ url: `https://store.example/before/${name}`, name })

async function read(fields: Fields, fail?: Error) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  let count = 0
  const request = new Request('https://goodword.example/apply/x', { method: 'POST', body: form })
  const arrived = await receiveApplication(request)
  try {
    return await readApplication(arrived, async () => {
      if (fail) throw fail
      count += 1
      return `https://store.example/${count}`
    })
  } finally {
    await arrived.remove()
  }
}
const namesIn = (documents: { name: string }[]) => documents.map(({ name }) => name)

describe('a document that is sent', () => {
  test.each(['resume', 'portfolio'] as const)('as %s takes the place of the one that was up', async (slot) => {
    const { values } = await read([
      [`${slot}-uploaded`, up('old.pdf')],
      [slot, file('new.pdf')],
    ])
    expect(values[slot]).toEqual([{ url: 'https://store.example/1', name: 'new.pdf' }])
  })

  test('as an additional one joins those that are up', async () => {
    const { values } = await read([
      ['additional-uploaded', up('1.pdf')],
      ['additional-uploaded', up('2.pdf')],
      ['additional', file('3.pdf')],
    ])
    expect(namesIn(values.additional)).toEqual(['1.pdf', '2.pdf', '3.pdf'])
  })

  test('and was refused leaves what was up, with why', async () => {
    const refusal = new BadInput('This file is empty.')
    const { values, refused } = await read(
      [
        ['resume-uploaded', up('old.pdf')],
        ['resume', file('new.pdf')],
      ],
      refusal,
    )
    expect(namesIn(values.resume)).toEqual(['old.pdf'])
    expect(refused.resume?.message).toBe('new.pdf: This file is empty.')
  })

  test('and failed for a reason that nobody can mend is no refusal', async () =>
    expect(read([['resume', file('new.pdf')]], new TypeError('broken'))).rejects.toThrow('broken'))
})

test('without any document the slots are empty, whatever else was sent in their names', async () => {
  const { values, refused } = await read([
    ['resume-uploaded', 'no JSON'],
    ['portfolio-uploaded', '{"name":"no address"}'],
    ['other', file('other.pdf')],
  ])
  expect([values.resume, values.portfolio, values.additional, refused]).toEqual([[], [], [], {}])
})

test('what is to be taken out is not there any more', async () => {
  const kept: Fields = [
    ['additional-uploaded', up('1.pdf')],
    ['additional-uploaded', up('2.pdf')],
  ]
  const { values, isChange } = await read([...kept, ['remove', 'https://store.example/before/1.pdf']])
  expect([namesIn(values.additional), isChange]).toEqual([['2.pdf'], true])
  expect((await read(kept)).isChange).toBe(false)
})
