/** What every line has, and what a story says in words of its own. */
const TOLD = new Set(['time', 'level', 'msg', 'replica', 'requestId', 'requestIds', 'err', 'pid', 'hostname'])

/** What a line says besides its sentence, as `name value, name value`. */
export function facts(line: Record<string, unknown>, leaveOut: readonly string[] = []): string {
  return Object.entries(line)
    .filter(([name, value]) => !TOLD.has(name) && !leaveOut.includes(name) && value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(', ')
}
