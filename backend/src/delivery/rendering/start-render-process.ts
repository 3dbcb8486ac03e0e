import { join } from 'node:path'
import type { Language } from '@goodword/languages/languages'
import * as z from 'zod/mini'
import { Late } from './late.ts'
import { processorTime } from './processor-time.ts'
import { readAnswers } from './read-answers.ts'
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
/** Bytes of one answer; a page has some fifty thousand. */
const ANSWER_MAX = 4_000_000

const Head = z.object({
  /** Milliseconds of a processor that the process has had so far. */
  used: z.number(),
  /** Why the system does not limit the memory of the process; null where it does. */
  unlimited: z.optional(z.nullable(z.string())),
})
const Failure = z.object({ error: z.string(), stack: z._default(z.string(), '') })
const Opened = z.object({ pages: z.array(z.string()) })
/** Pages hold none, and whatever follows `<style` in markup gets the reply's nonce. */
const WithoutScript = z.string().check(z.refine((markup) => !/<script/i.test(markup)))
const Rendered = z.object({ html: WithoutScript, css: WithoutScript, title: z.optional(WithoutScript) })
/** The line before a page's markup and styles: how many characters each has. */
const Measures = z.object({ html: z.number(), css: z.number(), title: z.optional(z.string()) })

/** An answer: what the process itself says, and what foreign code said. */
interface Reply extends z.infer<typeof Head> {
  answer: string
}

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
  const waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = []
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
  function ask(line: object, patience: number): Promise<Reply> {
    if (waiting.length >= WAITING_MAX) return Promise.reject(new Error('Too many pages wait to be rendered'))
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
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
      for await (const { head, body } of readAnswers(child.stdout, ANSWER_MAX)) {
        const said = Head.parse(head)
        used = said.used
        waiting.shift()?.resolve({ ...said, answer: body })
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
    const { pages } = read(Opened, JSON.parse(answer))
    return {
      pages: new Set(pages),
      unlimited,
      /** @throws Late when it took too long, RenderError with what the page threw */
      async render(input: RenderInput): Promise<Rendered> {
        return readPage((await ask(input, RENDER_MS)).answer)
      },
      end,
    }
  } catch (error) {
    end()
    throw error
  }
}

/** A page as the context wrote it, see page-context.ts. */
function readPage(answer: string): Rendered {
  const start = answer.indexOf('\n') + 1
  const { html, css, title } = read(Measures, JSON.parse(start ? answer.slice(0, start) : answer))
  const end = start + html
  const isWhole = end + css === answer.length
  return read(Rendered, isWhole && { html: answer.slice(start, end), css: answer.slice(end), title })
}

/** What foreign code answers is what it should be, or an error. */
function read<Answer>(schema: z.ZodMiniType<Answer>, json: unknown): Answer {
  const failure = Failure.safeParse(json)
  if (failure.success) throw new RenderError(failure.data)
  const { data } = schema.safeParse(json)
  if (data === undefined) throw new Error('It answered no page')
  return data
}
