import { join } from 'node:path'
import type { Visitor } from '../../backend/test/visitor.ts'
import { EXPECTED } from './expected.ts'
import type { Run } from './run.ts'

/** All of them but those that need a site of their own on the internet, or a list of other products' files. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss,xxe'
const SCAN = ['--scope', 'domain', '--flush-session', '--no-bugreport', '--verbose', '0', '--level', '2']
const BOUNDS = ['--depth', '5', '--max-scan-time', '60', '--max-attack-time', '60', '--timeout', '10']

type Found = Record<string, { method: string; path: string; info: string }[]>

/**
 * Lets wapiti look around as somebody, and attack what it finds.
 * @param addresses where it starts: pages, and calls with parameters; the first is the home page
 * @param folder for its files
 * @throws Error when it ends with an error, or whom it looked around as is signed out meanwhile
 */
export async function runWapiti(
  visitor: Visitor,
  addresses: string[],
  folder: string,
): Promise<Pick<Run, 'requests' | 'findings'>> {
  const [home = ''] = addresses
  const before = await visitor.get('/api/auth/user')
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const report = join(folder, `${crypto.randomUUID()}.json`)
  // What it knows of other products it would load from elsewhere.
  await Bun.write(join(folder, 'apps.json'), '{}')
  const command = ['nice', '-n', '10', 'wapiti', '-u', home, ...addresses.flatMap((address) => ['-s', address])]
  const as = cookie ? ['-H', `Cookie: ${cookie}`] : []
  const files = ['--store-session', folder, '--store-config', folder, '-f', 'json', '-o', report]
  const child = Bun.spawn([...command, ...as, '-m', MODULES, ...SCAN, ...BOUNDS, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(`wapiti ended with an error:\n${said.slice(-2000)}`)
  const after = await visitor.get('/api/auth/user')
  if (before.status !== after.status) throw new Error('wapiti was signed out during its scan')
  const { vulnerabilities, anomalies }: Record<string, Found> = await Bun.file(report).json()
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found.map(({ method, path, info }) => ({ what: `${kind}: ${info}`, where: `${method} ${path}` })),
  )
  const isExpected = (what: string) => Object.keys(EXPECTED).some((note) => what.includes(note))
  return { requests: undefined, findings: findings.filter(({ what }) => !isExpected(what)) }
}
