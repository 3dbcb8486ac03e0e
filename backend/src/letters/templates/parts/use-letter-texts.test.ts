import { expect, test } from 'bun:test'
import { createElement } from 'react'
import { render } from 'react-email'
import { LetterEnvContext } from './letter-env.ts'
import { useLetterTexts } from './use-letter-texts.ts'

function Sentences() {
  const { t, tn } = useLetterTexts()
  const sentences = [
    t('Hi {name}, read <terms>our terms</terms>.', {
      name: createElement('bdi', null, 'Ada'),
      terms: (words) => createElement('a', { href: '/terms' }, words),
    }),
    t('{company} wrote to you:', { company: createElement('b', null, 'Aurora') }),
    tn(2, 'after {count} day', 'after {count} days'),
    t('Hi {name},', { name: 'Ada {company}' }),
  ]
  return createElement('p', null, ...sentences)
}

test('elements and marked words stand in the sentences of a letter, and a sentence without a translation is English', async () => {
  const env = { APP_URL: '', language: 'de' } as const
  const html = await render(createElement(LetterEnvContext, { value: env }, createElement(Sentences)))
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '<p>Hi <bdi>Ada</bdi>, read <a href="/terms">our terms</a>.<b>Aurora</b> hat Ihnen geschrieben:after 2 daysGuten Tag Ada {company}!</p>',
  )
})
