import { expect, test } from 'bun:test'
import { join } from 'node:path'

/** Lets a process end by this statement. @returns its last words */
async function endBy(statement: string) {
  const script = `
    import { createLogger } from ${JSON.stringify(join(import.meta.dir, 'log.ts'))}
    import { endOnFault } from ${JSON.stringify(join(import.meta.dir, 'end-on-fault.ts'))}
    endOnFault(createLogger({ LOG_LEVEL: 'info' }), () => Promise.resolve(console.warn('told')))
    setTimeout(() => { ${statement} })
    setTimeout(() => {}, 20_000)`
  const child = Bun.spawn([process.execPath, '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, line: JSON.parse(output), errors }
}

test.each([
  ['an exception', "throw new TypeError('kim@example.org')"],
  ['a rejection', "void Promise.reject(new TypeError('kim@example.org'))"],
])('%s that is not caught ends the process, with a log line without personal text', async (_what, statement) => {
  const { code, line, errors } = await endBy(statement)
  expect(code).toBe(1)
  expect(line).toMatchObject({ level: 60, msg: 'fatal error: the server exits', err: { type: 'TypeError' } })
  expect(JSON.stringify(line)).not.toContain('kim')
  expect(errors).toBe('told\n')
})
