import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import connect from 'postgres'
import { recordFigures } from '../test/record-figures.ts'
import { seconds } from '../test/seconds.ts'
import { until } from '../test/until.ts'
import { findHome, forgetHomes } from './postgres/home.ts'
import { claim } from './postgres/lock.ts'
import { startPostgres, wipePostgres } from './postgres.ts'

/** What a start is given before it is called failed; making a database takes seconds where the disk is busy. */
setDefaultTimeout(60_000)

let folder: string
let dataDir: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-postgres-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask<T>(url: string, query: string): Promise<T[]> {
  const sql = connect(url, { max: 1, onnotice: () => {} })
  try {
    return (await sql.unsafe(query)) as unknown as T[]
  } finally {
    await sql.end()
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a first start makes a UTF-8 database of PostgreSQL 18 that flushes to disk', async () => {
  const server = await startPostgres({ dataDir })
  const [row] = await ask<Record<string, string>>(
    server.url,
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
      current_setting('server_encoding') as encoding, datlocale as locale from pg_database where datname = 'postgres'`,
  )
  expect(row as unknown).toEqual({ version: 18, fsync: 'on', encoding: 'UTF8', locale: 'C.UTF-8' })
  await server.stop()
  expect(isAlive(server.pid)).toBe(false)
})

test('a connection without the password is refused', async () => {
  const server = await startPostgres({ dataDir })
  const withoutPassword = server.url.replace(/:[^:@]+@/, ':wrong@')
  await expect(ask(withoutPassword, 'select 1')).rejects.toThrow('password authentication failed')
  await server.stop()
})

test('an acknowledged row survives kill -9 of the server', async () => {
  const server = await startPostgres({ dataDir })
  await ask(server.url, 'create table kept (word text)')
  await ask(server.url, "insert into kept values ('good')")
  process.kill(server.pid, 'SIGKILL')
  await server.stop()
  const began = performance.now()
  const again = await startPostgres({ dataDir, port: server.port })
  const kept = [...(await ask<{ word: string }>(again.url, 'select word from kept'))]
  recordFigures('power-lost', {
    'seconds to start after a kill': seconds(performance.now() - began),
    'rows lost': 1 - kept.length,
  })
  expect(kept).toEqual([{ word: 'good' }])
  await again.stop()
})

async function startElsewhere() {
  const script = `import { startPostgres } from ${JSON.stringify(join(import.meta.dir, 'postgres.ts'))}
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })).pid)
    setInterval(() => {}, 1000)`
  const launcher = Bun.spawn([process.execPath, '-e', script], { stdout: 'pipe' })
  const { value } = await launcher.stdout.getReader().read()
  return { launcher, pid: Number(new TextDecoder().decode(value)) }
}

test('a server ends with its launcher, even a killed one', async () => {
  const { launcher, pid } = await startElsewhere()
  await expect(startPostgres({ dataDir })).rejects.toThrow(`Process ${launcher.pid} already uses the database`)
  launcher.kill('SIGKILL')
  await until(() => !isAlive(pid))
})

test('a server that outlived its launcher is stopped by the next start', async () => {
  const { launcher, pid } = await startElsewhere()
  // The watchdog is the one other child.
  const list = 'cat /proc/"$1"/task/*/children 2>/dev/null || pgrep -P "$1"'
  const children = Bun.spawnSync(['sh', '-c', list, 'sh', String(launcher.pid)])
    .stdout.toString()
    .trim()
  for (const child of children.split(/\s+/).map(Number)) if (child !== pid) process.kill(child, 'SIGKILL')
  launcher.kill('SIGKILL')
  await launcher.exited
  expect(isAlive(pid)).toBe(true)

  const server = await startPostgres({ dataDir })
  expect(server.pid).not.toBe(pid)
  await ask(server.url, 'select 1')
  await server.stop()
})

test('a stale pid file naming another running program does not block a start', async () => {
  const stranger = Bun.spawn(['sleep', '60'])
  writeFileSync(
    join(findHome(dataDir).data, 'postmaster.pid'),
    `${stranger.pid}\n${dataDir}\n0\n5432\n\n127.0.0.1\n1 1\nready\n`,
  )
  const began = performance.now()
  const server = await startPostgres({ dataDir })
  await ask(server.url, 'select 1')
  recordFigures('power-lost', { 'with a stale pid file': seconds(performance.now() - began) })
  await server.stop()
  expect(isAlive(stranger.pid)).toBe(true)
  stranger.kill()
})

test('of launchers started at once after a kill, one takes over the data', async () => {
  const home = mkdtempSync(join(folder, 'home-'))
  const script = `import { claim } from ${JSON.stringify(join(import.meta.dir, 'postgres/lock.ts'))}
    console.log('ready')
    for await (const line of console) {
      try { claim(${JSON.stringify(home)}); console.log('has it') } catch (error) { console.log(error.message) }
    }`
  const start = async () => {
    const launcher = Bun.spawn([process.execPath, '-e', script], { stdin: 'pipe', stdout: 'pipe' })
    const said = launcher.stdout.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => (await said.read()).value?.trim()
    expect(await next()).toBe('ready')
    return { launcher, next }
  }
  const tell = ({ launcher }: { launcher: Bun.Subprocess<'pipe'> }) => {
    launcher.stdin.write('\n')
    launcher.stdin.flush()
  }
  for (let round = 0; round < 5; round++) {
    const killed = await start()
    tell(killed)
    expect(await killed.next()).toBe('has it')
    killed.launcher.kill('SIGKILL')
    await killed.launcher.exited

    const launchers = await Promise.all([start(), start(), start()])
    launchers.forEach(tell)
    const answers = await Promise.all(launchers.map(({ next }) => next()))
    expect(answers.filter((answer) => answer === 'has it')).toHaveLength(1)
    expect(answers.filter((answer) => answer?.includes('already uses the database'))).toHaveLength(2)
    for (const { launcher } of launchers) launcher.kill('SIGKILL')
    await Promise.all(launchers.map(({ launcher }) => launcher.exited))
  }
})

test("a killed launcher's lock is taken over, even while it is a zombie", async () => {
  // A parent that never waits for its child leaves it a zombie.
  const script = `import { claim } from ${JSON.stringify(join(import.meta.dir, 'postgres/lock.ts'))}
    claim(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL')`
  const parent = Bun.spawn(['/bin/sh', '-c', '"$1" -e "$2" & echo $!; exec sleep 60', 'sh', process.execPath, script], {
    stdout: 'pipe',
  })
  const { value } = await parent.stdout.getReader().read()
  const pid = Number(new TextDecoder().decode(value))
  // All of it: while others of its threads end, its files are open.
  const isZombie = () => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  await until(() => isZombie() && readdirSync(`/proc/${pid}/task`).length === 1)
  claim(folder)()
  parent.kill()
})

test('a taken port is named, and the data stay usable', async () => {
  const taken = createServer()
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
  const { port } = taken.address() as { port: number }
  await expect(startPostgres({ dataDir, port })).rejects.toThrow(`Port ${port} is taken by another program`)
  taken.close()
  const server = await startPostgres({ dataDir })
  await server.stop()
})

test('data in a folder closed to the database user move outside it, to a stable place while that folder exists', async () => {
  const secret = join(folder, 'private')
  mkdirSync(secret, { mode: 0o700 })
  const home = findHome(join(secret, 'data'))
  expect(home.folder.startsWith(secret)).toBe(process.getuid?.() !== 0)
  expect(findHome(join(secret, 'data'))).toEqual(home)

  forgetHomes()
  expect(existsSync(home.folder)).toBe(true)
  rmSync(secret, { recursive: true })
  forgetHomes()
  expect(existsSync(home.folder)).toBe(false)
})

test('wiping deletes the data', async () => {
  await wipePostgres(dataDir)
  expect(existsSync(findHome(dataDir).data)).toBe(false)
})
