import { findHeadlessChromium } from './chromium.ts'
import { clamdForTests } from './clamd.ts'
import { JOURNEY_OPTIONS, runJourneys } from './journeys.ts'
import { REMOTES, ROOT } from './rooms.ts'
import { say } from './say.ts'

interface Count {
  passed: number
  failed: number
  /** What was printed for each test that failed, from the end of the test before it to its own verdict. */
  failures: string[]
}

/** Of a long failure the end is kept: that is where the assertion and its place stand. */
const FAILURE_LINES = 60

/** Runs every part, whatever the parts before said. */
export async function runTests(): Promise<Count> {
  const chromium = await findHeadlessChromium()
  const counts = [
    await part('checks', () => run([process.execPath, 'scripts/check.ts'], {}, countChecks)),
    // The server's tests wait more than they compute: alone, each half leaves most of a core idle.
    ...(await Promise.all([...(await serverHalves()), frontEnd()])),
    await part('browser journeys', () => journeys(chromium)),
  ]
  return sum(counts)
}

/** Each half has a database server of its own. */
async function serverHalves(): Promise<Promise<Count>[]> {
  const env = await clamdForTests()
  const half = (number: number, show: Show) =>
    part(`contract, server and stand-ins, ${number} of 2`, () =>
      bunTest([`--shard=${number}/2`, ...inRooms('backend')], env, show),
    )
  return [half(1, 'at once'), half(2, 'when it is done')]
}

function frontEnd(): Promise<Count> {
  const rooms = inRooms(
    'shared-ui',
    'shared-money',
    'languages',
    'shell',
    'scripts',
    'lab',
    'operations',
    'how-to-add',
    ...REMOTES,
  )
  return part('front end, scripts and lab', () => bunTest(rooms, {}, 'when it is done'))
}

/** Bun takes a bare word for any part of a path, so that it would also match journeys. */
function inRooms(...rooms: string[]): string[] {
  return rooms.map((room) => `./${room}/`)
}

function sum(counts: Count[]): Count {
  return counts.reduce((total, count) => ({
    passed: total.passed + count.passed,
    failed: total.failed + count.failed,
    failures: [...total.failures, ...count.failures],
  }))
}

async function part(name: string, work: () => Promise<Count>): Promise<Count> {
  const began = performance.now()
  say(`\n── ${name}`)
  const count = await work()
  say(
    `── ${name}: ${count.passed} passed, ${count.failed} failed in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  return count
}

async function journeys(chromium: string): Promise<Count> {
  const counts = await runJourneys(chromium, async (files, env) => {
    const began = performance.now()
    const count = await bunTest([...JOURNEY_OPTIONS, ...files], env, 'when it is done')
    say(`── ${files.join(' ')}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    return count
  })
  return sum(counts)
}

/** A test that takes longer than a minute has hung; a busy machine needs more than the usual 5 s. */
const PATIENT = ['--timeout', '60000']

/** When a runner's output is printed. Of two that run side by side one has to wait. */
type Show = 'at once' | 'when it is done'

function bunTest(args: string[], env: Record<string, string> = {}, show: Show = 'at once'): Promise<Count> {
  return run([process.execPath, 'test', ...PATIENT, ...args], env, countTests, show)
}

async function run(
  command: string[],
  env: Record<string, string>,
  count: (output: string, code: number) => Count,
  show: Show = 'at once',
): Promise<Count> {
  const child = Bun.spawn(command, { cwd: ROOT, env: { ...process.env, ...env }, stdout: 'pipe', stderr: 'pipe' })
  const isLive = show === 'at once'
  const [output, errors] = await Promise.all([
    echo(child.stdout, isLive ? process.stdout : null),
    echo(child.stderr, isLive ? process.stderr : null),
  ])
  if (!isLive) say(output + errors)
  return count(output + errors, await child.exited)
}

/** Bun's own summary; a runner that ended badly without a failed test counts as one failure. */
function countTests(output: string, code: number): Count {
  const last = (pattern: RegExp) => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0)
  const passed = last(/^\s*(\d+) pass$/gm)
  const failed = last(/^\s*(\d+) fail$/gm)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures: code === 0 ? [] : failuresIn(output) }
}

function failuresIn(output: string): string[] {
  const failures: string[] = []
  let block: string[] = []
  for (const line of output.split('\n')) {
    block.push(line)
    if (line.startsWith('(fail)')) failures.push(block.slice(-FAILURE_LINES).join('\n').trim())
    if (/^\((?:pass|fail|skip|todo)\)/.test(line)) block = []
  }
  // A runner that crashed outside of any test: the end of its output is the reason.
  return failures.length > 0 ? failures : [block.slice(-FAILURE_LINES).join('\n').trim()]
}

function countChecks(output: string, code: number): Count {
  return {
    passed: Number(/^✓ (\d+) checks/m.exec(output)?.[1] ?? 0),
    failed: code === 0 ? 0 : 1,
    failures: code === 0 ? [] : [output.trim()],
  }
}

async function echo(from: ReadableStream<Uint8Array>, to: NodeJS.WriteStream | null): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of from) {
    const piece = decoder.decode(chunk, { stream: true })
    text += piece
    to?.write(piece)
  }
  return text
}
