import { join } from 'node:path'
import type { Sent } from '../../backend/test/visitor.ts'
import type { Run } from './run.ts'

/** Ids and personal links in a path: they reach the database. */
const IN_PATH = /[0-9a-f-]{36}|[\w-]{43}(?:\.[\w-]{43})?/g
const OPTIONS = ['--batch', '--disable-coloring', '--dbms=PostgreSQL', '--level=1', '--risk=1', '--technique=BEUST']
const WHATEVER_IS_ANSWERED = ['--ignore-stdin', '--ignore-code=*', '--skip-waf', '--timeout=20', '--retries=0']
const FLAWS = /^.*(?:identified the following injection point|\b5\d\d \([^)]*\) - \d+ times).*$/gm
/** How it ends when it has tried all there is to try. */
const TRIED = /all tested parameters do not appear to be injectable|does not contain a usable HTTP request/

/**
 * Lets sqlmap try to inject SQL at every place of a call where somebody could put a text: fields, ids, cookies.
 * @param folder for its files
 * @throws Error when it ended before it had tried
 */
export async function runSqlmap(sent: Sent, folder: string): Promise<Pick<Run, 'requests' | 'findings'>> {
  const { pathname, search, host } = new URL(sent.url)
  const path = pathname.replace(IN_PATH, (id) => `${id}*`) + search
  const headers = Object.entries({ host, ...sent.headers }).map(
    ([name, value]) => `${name}: ${value}${name === 'cookie' ? '*' : ''}`,
  )
  const file = join(folder, `${crypto.randomUUID()}.txt`)
  await Bun.write(file, `${sent.method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${sent.body ?? ''}`)
  const command = ['nice', '-n', '10', 'sqlmap', '-r', file, '--flush-session', `--output-dir=${folder}`]
  const child = Bun.spawn([...command, ...OPTIONS, ...WHATEVER_IS_ANSWERED], { stdout: 'pipe', stderr: 'ignore' })
  const said = await new Response(child.stdout).text()
  await child.exited
  const where = `${sent.method} ${pathname}`
  const findings = [...said.matchAll(FLAWS)].map(([line]) => ({ what: line.trim(), where }))
  if (findings.length === 0 && !TRIED.test(said)) throw new Error(`sqlmap did not try ${where}:\n${said.slice(-2000)}`)
  const counted = said.matchAll(/\b\d{3} \([^)]*\) - (\d+) times/g)
  return {
    requests: Array.from(counted, ([, times]) => Number(times)).reduce((sum, times) => sum + times, 0),
    findings,
  }
}
