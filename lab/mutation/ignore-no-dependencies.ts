import type { InstrumenterOptions } from '@stryker-mutator/instrumenter'

interface Node {
  type: string
  elements?: unknown[]
  callee?: { name?: string }
  arguments?: unknown[]
}

/** Leaves the empty list of a hook's dependencies without mutants: one that never changes does the same, whatever is in it. */
export const ignoreNoDependencies: InstrumenterOptions['ignorers'][number] = {
  shouldIgnore(path) {
    const { node, parent } = path as unknown as { node: Node; parent: Node | null }
    const isEmpty = node.type === 'ArrayExpression' && node.elements?.length === 0
    const isOfHook = /^use[A-Z]/.test(parent?.callee?.name ?? '') && parent?.arguments?.at(-1) === node
    return isEmpty && isOfHook ? 'dependencies' : undefined
  },
}
