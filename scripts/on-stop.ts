/** How long an orderly end may take before what is left is let go. */
const PATIENCE_MS = 8000

/**
 * Ends everything that was started, last first, on Ctrl-C, on a termination and when `run` is called.
 * Twice Ctrl-C does not wait.
 */
export function onStop() {
  const tasks: (() => Promise<unknown> | unknown)[] = []
  let stopping: Promise<void> | undefined

  async function stopAll(): Promise<void> {
    for (const task of tasks.reverse()) {
      try {
        await task()
      } catch (error) {
        console.error(error)
      }
    }
  }
  const run = () => {
    stopping ??= stopAll()
    return stopping
  }
  const end = (code: number) => {
    if (stopping) process.exit(code)
    setTimeout(() => process.exit(code), PATIENCE_MS).unref()
    void run().then(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  return { add: (task: () => Promise<unknown> | unknown) => void tasks.push(task), run }
}
