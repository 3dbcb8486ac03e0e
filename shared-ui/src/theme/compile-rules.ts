import { compile, middleware, rulesheet, serialize, stringify } from 'stylis'

/**
 * A class with one declaration, its value plain words: `.f19n0e5{color: var(--colorNeutralForeground1);}`. Stylis would
 * find nothing in it to nest, split or tidy.
 */
const PLAIN = /^(\.[\w-]+\{[\w-]+:) ([\w.%#()-]+(?: [\w.%#()-]+)*);\}$/

/**
 * Takes the place of Griffel's compiler of single rules (scripts/rspack.ts), which runs once per declaration while a page
 * starts or changes. Most are plain and skip stylis. The others skip Griffel's own plugins: vendor prefixes and
 * global selectors, which nothing of ours needs (scripts/style-prefixes.test.ts looks), and the order of classes mirrored
 * for right-to-left.
 * @param css one rule as Griffel writes it, perhaps nested or within at-rules
 * @returns the flat rules, each as `insertRule` takes it
 */
export function compileCSSRules(css: string): string[] {
  const plain = PLAIN.exec(css)
  if (plain) return [`${plain[1]}${plain[2]};}`]
  const rules: string[] = []
  serialize(compile(css), middleware([stringify, rulesheet((rule) => rules.push(rule))]))
  return rules
}
