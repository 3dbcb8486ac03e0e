/** A row without a field that is null, for replies that say nothing of what is not there. */
export function leaveOutNull<Row extends object, Name extends keyof Row>(row: Row, name: Name) {
  const { [name]: value, ...rest } = row
  return (value === null ? rest : row) as Omit<Row, Name> & { [Kept in Name]?: NonNullable<Row[Kept]> }
}
