import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { compile, middleware, rulesheet, serialize, stringify } from 'stylis'
import { compileCSSRules } from './compile-rules.ts'

function byStylis(css: string): string[] {
  const rules: string[] = []
  serialize(compile(css), middleware([stringify, rulesheet((rule) => rules.push(rule))]))
  return rules
}

describe('a style rule', () => {
  const word = fc.stringMatching(/^[\w.%#()-]{1,12}$/)
  const value = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  /** Parentheses in pairs: Griffel is handed valid values. */
  const isPaired = (text: string) => {
    let depth = 0
    for (const char of text) {
      if (char === '(') depth++
      if (char === ')' && --depth < 0) return false
    }
    return depth === 0
  }

  test('that is plain comes out as stylis writes it', () => {
    fc.assert(
      fc.property(value.filter(isPaired), (text) => {
        const css = `.f1abc{padding-top: ${text};}`
        expect(compileCSSRules(css)).toEqual(byStylis(css))
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['.f1{color: red;}', ['.f1{color:red;}']],
    ['.f1{--own: 1px;}', ['.f1{--own:1px;}']],
    ['.f1{width: calc(100% - (2 * var(--gap)));}', ['.f1{width:calc(100% - (2 * var(--gap)));}']],
    [
      '.f1{grid-template-columns: repeat(2, minmax(0, 1fr));}',
      ['.f1{grid-template-columns:repeat(2, minmax(0, 1fr));}'],
    ],
    ['.f1{&:hover { color: red; }}', ['.f1:hover{color:red;}']],
    ['@media (max-width: 639px) { .f1{color: red;} }', ['@media (max-width: 639px){.f1{color:red;}}']],
  ])('%s', (css, rules) => {
    expect(compileCSSRules(css)).toEqual(rules)
  })
})
