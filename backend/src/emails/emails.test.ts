import { expect, test } from 'bun:test'
import { invitation } from './invitation.tsx'
import { referrerStatus } from './referrer-status.tsx'

test('what somebody typed is text, not HTML', async () => {
  const { html } = await invitation.render({
    ...invitation.sample,
    referrerName: '<b>Ada</b>',
    message: '<a href="https://evil.example">free money</a><img src=x onerror=alert(1)>',
  })
  expect(html).not.toMatch(/<b>Ada|<a href="https:\/\/evil|<img/)
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
})

test('line breaks of a message are kept', async () => {
  const { text } = await invitation.render({ ...invitation.sample, message: 'one\ntwo\n\nthree' })
  expect(text).toContain('one\ntwo\n\nthree')
})

test('an invitation without message, salary and requirements has no empty places', async () => {
  const { text } = await invitation.render({ ...invitation.sample, message: undefined, salary: undefined })
  expect(text).not.toContain('A few words')
  expect(text).not.toContain('Salary')
})

test('the bonus is named with our share of it, and not to somebody whose candidate was rejected', async () => {
  const { sample, render } = referrerStatus
  const textFor = async (status: typeof sample.status) => (await render({ ...sample, status })).text
  expect(await textFor('interview')).toContain(
    'Referral bonus if Grace Hopper is hired: $2,500, of which Goodword keeps 25%',
  )
  expect(await textFor('hired')).toContain('Referral bonus: $2,500, of which Goodword keeps 25%')
  expect(await textFor('rejected')).not.toContain('bonus')
})
