import postgres from 'postgres'

const NAME = 'goodword'

/**
 * Makes the role that the server signs in with, which owns nothing; migrations give it what it needs.
 * @param url of the superuser, whose password it shares
 * @returns the same database's URL for that role
 */
export async function makeServerRole(url: string): Promise<string> {
  const server = new URL(url)
  server.username = NAME
  const owner = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [found] = await owner`select 1 from pg_roles where rolname = ${NAME}`
    if (!found) await owner.unsafe(`create role ${NAME} login password '${decodeURIComponent(server.password)}'`)
  } finally {
    await owner.end()
  }
  return server.href
}
