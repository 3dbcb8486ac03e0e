import { expect, test } from 'bun:test'
import { catalog, type TemplateName } from './catalog.ts'
import { renderLetter } from './render-letter.ts'

const names = Object.keys(catalog) as TemplateName[]

test.each(names)('%s has a subject, HTML for light and dark, and the same words as plain text', async (name) => {
  const { subject, html, text } = await renderLetter(name, catalog[name].sample)
  expect(subject).toMatch(/^\S.{8,}\S$/)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).not.toMatch(/undefined|null|\[object/)
  expect(text).not.toMatch(/undefined|null|<|&[a-z]+;/)
  expect(text).toStartWith('Goodword')
})

test('what somebody typed is text, not HTML', async () => {
  const { html } = await renderLetter('invitation', {
    ...catalog.invitation.sample,
    referrerName: '<b>Ada</b>',
    message: '<a href="https://evil.example">free money</a><img src=x onerror=alert(1)>',
  })
  expect(html).not.toMatch(/<b>Ada|<a href="https:\/\/evil|<img/)
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
})

test('line breaks of a message are kept', async () => {
  const { text } = await renderLetter('invitation', { ...catalog.invitation.sample, message: 'one\ntwo\n\nthree' })
  expect(text).toContain('one\ntwo\n\nthree')
})

test('an invitation without message, salary and requirements has no empty places', async () => {
  const { text } = await renderLetter('invitation', {
    ...catalog.invitation.sample,
    message: undefined,
    salary: undefined,
  })
  expect(text).not.toContain('A few words')
  expect(text).not.toContain('Salary')
})

test('the bonus is named with our share of it, and not to somebody whose candidate was rejected', async () => {
  const { sample } = catalog['referrer-status']
  const textFor = async (status: typeof sample.status) =>
    (await renderLetter('referrer-status', { ...sample, status })).text
  expect(await textFor('interview')).toContain(
    'Referral bonus if Grace Hopper is hired: $2,500, of which Goodword keeps 25%',
  )
  expect(await textFor('hired')).toContain('Referral bonus: $2,500, of which Goodword keeps 25%')
  expect(await textFor('rejected')).not.toContain('bonus')
})
