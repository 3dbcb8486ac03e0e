import type { Files } from './bundle-sizes.ts'

/** Bytes by what they are for; those of `any other` are for all that have none of their own. */
export type Budgets = Record<string, number>

/**
 * Holds what was built to its budgets.
 * @param kind what is weighed: `first load`
 * @param sizes brotli bytes of the files of each
 * @returns one text per budget that is exceeded, or that nothing was built for; empty when all is well
 */
export function overBudget(kind: string, sizes: Record<string, Files>, budgets: Budgets): string[] {
  const gone = Object.keys(budgets).filter((name) => name !== 'any other' && !sizes[name])
  const exceeded = Object.entries(sizes).flatMap(([name, files]) => {
    const budget = budgets[name] ?? budgets['any other']
    const sum = Object.values(files).reduce((total, size) => total + size, 0)
    if (budget === undefined || sum <= budget) return []
    const list = Object.entries(files).sort(([, one], [, other]) => other - one)
    const lines = list.map(([file, size]) => `    ${size.toString().padStart(7)}  ${file}`)
    return [
      `${kind}, ${name}: ${sum} bytes of brotli, ${sum - budget} over its budget of ${budget}.\n${lines.join('\n')}`,
    ]
  })
  return [...gone.map((name) => `${kind}, ${name}: there is a budget, and nothing was built for it.`), ...exceeded]
}
