import { expect, test } from 'bun:test'
import { emptyApplication } from './application-values.ts'
import { createLateRules } from './late-rules.ts'

const typed = { ...emptyApplication({ firstName: 'Cara', lastName: '' }), email: 'cara@', phone: 'hello phone' }
const judge = async ({ rules }: ReturnType<typeof createLateRules>) => {
  const { issues } = await rules['~standard'].validate(typed)
  return issues?.map(({ path, message }) => [path?.[0], message])
}

test("before the rules load everything passes, then they refuse in the server's words", async () => {
  const late = createLateRules()
  expect(await judge(late)).toBeUndefined()
  await late.loading()
  expect(await judge(late)).toEqual([
    ['lastName', 'Last name is required'],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Please enter a phone number, such as +1 555 010 0123'],
  ])
})

test('when the rules fail to load, the server alone validates', async () => {
  const late = createLateRules(() => Promise.reject(new Error('gone')))
  await late.loading()
  expect(await judge(late)).toBeUndefined()
})
