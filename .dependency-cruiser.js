/** No circle between folders; types count, as they too say who must be read to understand whom. `bun run check` runs it. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Of two folders that need each other neither can be read, moved or tested without the other.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API yet; this parser sees imports of types, too.
    parser: 'swc',
    // A test may use every room.
    exclude: { path: ['node_modules', '^dist/', '\\.(test|spec|fault)\\.tsx?$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
  },
}
