/** A line of the server's log, parsed: what every line has, and whatever else it says. */
export interface LogLine extends Record<string, unknown> {
  time: string
  level: number
  msg: string
  replica?: string
}

/** @returns undefined for what is no line of ours */
export function logLine(text: string): LogLine | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const { time, level, msg } = Object(value)
    const isLine = typeof time === 'string' && typeof level === 'number' && typeof msg === 'string'
    return isLine && !Number.isNaN(Date.parse(time)) ? (value as LogLine) : undefined
  } catch {
    return undefined
  }
}
