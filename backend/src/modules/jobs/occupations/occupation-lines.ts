/** An occupation as the file of names has it. */
export interface Occupation {
  /** As O*NET has it: 29-1141.00. */
  code: string
  title: string
  description: string
  /** The places in the list of those that are done by similar people, the nearest first. */
  related: number[]
  /** Under which it is also known, with `|` between them; the title is the first. */
  names: string
}

/** An occupation a line. */
export function writeOccupations(occupations: readonly Occupation[]): string {
  return occupations
    .map(({ code, title, description, related, names }) => [code, title, description, related.join(), names].join('\t'))
    .join('\n')
}

/** Reads what `writeOccupations` wrote. */
export function readOccupations(lines: string): Occupation[] {
  return lines.split('\n').map((line) => {
    const [code = '', title = '', description = '', related = '', names = ''] = line.split('\t')
    return { code, title, description, related: related ? related.split(',').map(Number) : [], names }
  })
}
