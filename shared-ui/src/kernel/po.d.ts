/** A catalogue, as the build turns it into a table (scripts/texts/po-loader.ts). */
declare module '*.po' {
  const table: import('@goodword/shared-ui/kernel').TextTable
  export default table
}

/** The template of a catalogue, as text. */
declare module '*.pot' {
  const text: string
  export default text
}
