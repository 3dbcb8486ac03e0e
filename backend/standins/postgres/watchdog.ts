/**
 * Waits for the end of its input, which is the end of its parent, and stops the server if it still serves that data.
 */
const SCRIPT = `
cat >/dev/null
command=$(tr '\\0' ' ' </proc/"$1"/cmdline 2>/dev/null || ps -o command= -p "$1")
case "$command" in *"$2"*) kill -INT "$1" ;; esac
`

/**
 * Stops the server when this process ends without doing so: killed, crashed, or ended by a test runner.
 * @returns ends the watch, for when the server is stopped in order
 */
export function watchOver(pid: number, data: string): () => void {
  const watchdog = Bun.spawn(['/bin/sh', '-c', SCRIPT, 'sh', String(pid), data], {
    cwd: '/',
    stdin: 'pipe',
    stdout: 'ignore',
    stderr: 'ignore',
    // Out of reach of the terminal's Ctrl-C, or it would be gone when it is needed.
    detached: true,
  })
  watchdog.unref()
  return () => watchdog.kill('SIGKILL')
}
