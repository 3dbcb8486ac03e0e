import { join } from 'node:path'
import type { Language } from '@goodword/languages/languages'
import * as z from 'zod/mini'
import { Late } from './late.ts'
import { processorTime } from './processor-time.ts'
import { readLines } from './read-lines.ts'
import { RenderError } from './render-error.ts'

const PROGRAM = join(import.meta.dir, 'render-program.ts')
/** Milliseconds that evaluating the parts may take; it is some hundred. */
const LOAD_MS = 4000
/** Milliseconds that one page may take; it is one or two. */
const RENDER_MS = 1000
/** How many times as long it may take where the machine has other work, and it waits for a processor. */
const TURNS = 5
/** Pages that may wait for those before them. */
const WAITING_MAX = 100
/** Characters of one answer; a page has some fifty thousand. */
const ANSWER_MAX = 4_000_000

const Reply = z.object({
  /** Milliseconds of a processor that the process has had so far. */
  used: z.number(),
  /** JSON by foreign code. */
  answer: z.string(),
  /** Why the system does not limit the memory of the process; null where it does. */
  unlimited: z.optional(z.nullable(z.string())),
})
const Failure = z.object({ error: z.string(), stack: z._default(z.string(), '') })
const Opened = z.object({ pages: z.array(z.string()) })
/** Pages hold none, and whatever follows `<style` in markup gets the reply's nonce. */
const WithoutScript = z.string().check(z.refine((markup) => !/<script/i.test(markup)))
const Rendered = z.object({ html: WithoutScript, css: WithoutScript, title: z.optional(WithoutScript) })

/** A page in HTML: the markup of the root, the styles it uses, the document's title. */
export type Rendered = z.infer<typeof Rendered>

export interface Parts {
  /** Names the release in stack traces. */
  name: string
  /** Code of the shell's server part, and of the remote's. */
  shell: string
  part: string
  /** Names of the pages that are rendered. */
  pages: readonly string[]
}

export interface RenderInput {
  url: string
  replies: Record<string, unknown>
  refused: Record<string, number>
  /** Of the page's own request, where something was refused. */
  requestId?: string | undefined
  remote: string
  page: string
  version: string
  language: Language
}

export type RenderProcess = Awaited<ReturnType<typeof startRenderProcess>>

/**
 * Starts a process that renders one release's pages, with nothing of ours in its reach but what is handed over here.
 * @param onEnd told once when it has ended, whoever ended it, and why
 * @throws Late when it took too long, RenderError with what the parts threw
 */
export async function startRenderProcess(parts: Parts, onEnd: (reason: Error) => void) {
  const child = Bun.spawn([process.execPath, PROGRAM], {
    // Neither secrets nor, from a file beside the server, what it would read by itself. Its allocator takes memory in
    // steps of 64 MB (it counts in kB), not of a gigabyte: the limit on it would be as coarse.
    env: { MIMALLOC_ARENA_RESERVE: '65536' },
    cwd: import.meta.dir,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
  })
  child.unref()
  const waiting: { resolve: (reply: z.infer<typeof Reply>) => void; reject: (error: Error) => void }[] = []
  /** Milliseconds of a processor, when it last answered. */
  let used = 0
  let isLate = false
  let alarm: Timer | undefined

  /** Foreign code cannot be asked to stop: a process that does not answer ends. */
  function watch(patience: number, turn = 1): void {
    clearTimeout(alarm)
    if (waiting.length === 0) return
    alarm = setTimeout(() => {
      const had = processorTime(child.pid)
      if (turn < TURNS && had !== undefined && had - used < patience / 2) return watch(patience, turn + 1)
      isLate = true
      end()
    }, patience)
  }
  function end(): void {
    child.kill('SIGKILL')
  }
  function ask(line: object, patience: number): Promise<z.infer<typeof Reply>> {
    if (waiting.length >= WAITING_MAX) return Promise.reject(new Error('Too many pages wait to be rendered'))
    const { promise, resolve, reject } = Promise.withResolvers<z.infer<typeof Reply>>()
    waiting.push({ resolve, reject })
    if (waiting.length === 1) watch(patience)
    try {
      child.stdin.write(`${JSON.stringify(line)}\n`)
      child.stdin.flush()
    } catch {
      // It has just ended, which is told below.
    }
    return promise
  }

  async function listen(): Promise<void> {
    try {
      for await (const line of readLines(child.stdout, ANSWER_MAX)) {
        const reply = Reply.parse(JSON.parse(line))
        used = reply.used
        waiting.shift()?.resolve(reply)
        watch(RENDER_MS)
      }
    } catch {
      // No answer of ours: it is not asked again.
    }
    end()
    await child.exited
    clearTimeout(alarm)
    const total = Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1000
    const reason = isLate ? new Late(total - used) : new Error(`It ended (${child.signalCode ?? child.exitCode})`)
    for (const { reject } of waiting.splice(0)) reject(reason)
    onEnd(reason)
  }
  void listen()

  try {
    const { answer, unlimited = null } = await ask(parts, LOAD_MS)
    const { pages } = read(Opened, answer)
    return {
      pages: new Set(pages),
      unlimited,
      /** @throws Late when it took too long, RenderError with what the page threw */
      async render(input: RenderInput): Promise<Rendered> {
        return read(Rendered, (await ask(input, RENDER_MS)).answer)
      },
      end,
    }
  } catch (error) {
    end()
    throw error
  }
}

/** What foreign code answers is what it should be, or an error. */
function read<Answer>(schema: z.ZodMiniType<Answer>, answer: string): Answer {
  const json: unknown = JSON.parse(answer)
  const failure = Failure.safeParse(json)
  if (failure.success) throw new RenderError(failure.data)
  const { data } = schema.safeParse(json)
  if (data === undefined) throw new Error('It answered no page')
  return data
}
