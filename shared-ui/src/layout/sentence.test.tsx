import { expect, test } from 'bun:test'
import { LanguageContext } from '@goodword/shared-ui/kernel'
import { renderToString } from 'react-dom/server'
import { Sentence } from './sentence.tsx'

const html = (text: string, ...names: string[]) =>
  renderToString(<Sentence text={text} names={names} />).replaceAll('<!-- -->', '')

test.each([
  ['one name', 'קרמב has set no bonus.', ['קרמב'], '<bdi>קרמב</bdi> has set no bonus.'],
  ['several, each as often as it is there', 'A B A', ['A', 'B'], '<bdi>A</bdi> <bdi>B</bdi> <bdi>A</bdi>'],
  [
    'a name within another',
    'Crumb: Baker at Crumb',
    ['Crumb', 'Baker at Crumb'],
    '<bdi>Crumb</bdi>: <bdi>Baker at Crumb</bdi>',
  ],
  ['a name that is missing', 'Nobody is told.', ['Cara', ''], 'Nobody is told.'],
  ['a name with signs', 'C++ (m/w)? it is', ['C++ (m/w)?'], '<bdi>C++ (m/w)?</bdi> it is'],
] as const)('a sentence reads left to right, with %s in its own direction', (_, text, names, marked) =>
  expect(html(text, ...names)).toBe(`<span dir="ltr">${marked}</span>`),
)

test('a sentence of an Arabic page reads right to left', () => {
  const page = (
    <LanguageContext value={{ language: 'ar', choose: async () => {} }}>
      <Sentence text="Crumb: وظيفة" names={['Crumb']} />
    </LanguageContext>
  )
  expect(renderToString(page).replaceAll('<!-- -->', '')).toBe('<span dir="rtl"><bdi>Crumb</bdi>: وظيفة</span>')
})
