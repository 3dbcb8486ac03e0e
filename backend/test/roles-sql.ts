const FILE = new URL('../../operations/postgres/roles.sql', import.meta.url)

/**
 * The statements of operations/postgres/roles.sql with these passwords, for programs that are no `psql`.
 * @throws Error where the file asks for a variable that `psql` would be given and this function is not
 */
export async function rolesSql(passwords: { OWNER_PASSWORD: string; SERVER_PASSWORD: string }): Promise<string[]> {
  const text = await Bun.file(FILE).text()
  const given: Record<string, string> = passwords
  const variables = new Map([...text.matchAll(/^\\getenv (\w+) (\w+)$/gm)].map(([, name, from]) => [name, from]))
  const filled = text.replace(/^(?:--|\\).*\n/gm, '').replace(/:'(\w+)'/g, (_, name: string) => {
    const value = given[variables.get(name) ?? '']
    if (value === undefined) throw new Error(`roles.sql asks for ${name}`)
    return `'${value.replaceAll("'", "''")}'`
  })
  return filled.split(/;\n/).filter((statement) => statement.trim())
}
