import type { BundleSizes } from './bundle-sizes.ts'

/**
 * Holds what was built to its budgets.
 * @param budgets bytes by the same keys as the sizes
 * @returns one text per budget that is exceeded, or that nothing was built for; empty when all is well
 */
export function overBudget(sizes: BundleSizes['files'], budgets: Record<string, number>): string[] {
  const unbudgeted = Object.keys(sizes).filter((key) => budgets[key] === undefined)
  const exceeded = Object.entries(budgets).flatMap(([key, budget]) => {
    const files = sizes[key]
    if (!files) return [`${key} has a budget, and nothing was built for it.`]
    const sum = Object.values(files).reduce((total, size) => total + size, 0)
    if (sum <= budget) return []
    const list = Object.entries(files).sort(([, one], [, other]) => other - one)
    const lines = list.map(([file, size]) => `    ${size.toString().padStart(7)}  ${file}`)
    return [`${key}: ${sum} bytes of brotli, ${sum - budget} over its budget of ${budget}.\n${lines.join('\n')}`]
  })
  return [...unbudgeted.map((key) => `${key} has no budget: it is a number in its package.json.`), ...exceeded]
}
