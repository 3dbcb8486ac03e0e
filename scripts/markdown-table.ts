/** A table as the formatter would write it. @param rows cells, the heads first */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...body] = rows
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
