import { expect, test } from 'bun:test'
import { join } from 'node:path'

const PROGRAM = join(import.meta.dir, '../../../test/confined-program.ts')

test.if(process.platform === 'linux')('a process that is held back can calculate, and nothing else', async () => {
  let connections = 0
  const socket = { open: () => void connections++, data() {} }
  const server = Bun.listen({ hostname: '127.0.0.1', port: 0, socket })
  const child = Bun.spawn([process.execPath, PROGRAM, String(server.port)], { stdout: 'pipe', stderr: 'inherit' })
  const outcomes = JSON.parse(await new Response(child.stdout).text())
  server.stop(true)
  const { unconfined, calculating, connecting, ...attempts } = outcomes
  expect([unconfined, calculating]).toEqual([null, '1,2,3'])
  expect([connecting, connections]).toEqual(['ECONNREFUSED', 0])
  expect(Object.keys(attempts)).toHaveLength(6)
  // Where the engine cannot make a pipe to a program, it calls that too many files.
  for (const [attempt, outcome] of Object.entries(attempts)) {
    expect([`${attempt}: EPERM`, `${attempt}: EMFILE`]).toContain(`${attempt}: ${outcome}`)
  }
})
