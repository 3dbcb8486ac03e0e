import type { InstrumenterOptions } from '@stryker-mutator/instrumenter'

/** What makes styles: how a screen looks is judged by its pictures, and by the browser journeys. */
const STYLES = ['makeStyles', 'mergeClasses', 'makeResetStyles']

interface Call {
  node: { type: string; callee?: { name?: string } }
}

/** Leaves calls that make styles without mutants. */
export const ignoreLooks: InstrumenterOptions['ignorers'][number] = {
  shouldIgnore(path) {
    const { node } = path as Call
    const isStyle = node.type === 'CallExpression' && STYLES.includes(node.callee?.name ?? '')
    return isStyle ? 'looks' : undefined
  },
}
