/** An error as the log describes it, in lines for the terminal: what it is, where it was thrown, and its cause. */
export function errorLines(error: unknown): string[] {
  const { type, code, status, table, column, constraint, service, statement, message, frames, cause } = Object(error)
  const named = [
    table && `table ${table}`,
    column && `column ${column}`,
    constraint && `constraint ${constraint}`,
    service && `service ${service}`,
  ].filter(Boolean)
  const head = [type, code, status].filter((part) => part !== undefined).join(' ')
  return [
    `${head}${named.length > 0 ? `: ${named.join(', ')}` : ''}${message ? `: ${message}` : ''}`,
    ...(statement ? [`  statement  ${statement}`] : []),
    ...(Array.isArray(frames) ? frames.map((frame) => `  at  ${frame}`) : []),
    ...(cause ? errorLines(cause).map((text, index) => (index === 0 ? `because of ${text}` : text)) : []),
  ]
}

/** The innermost of a chain of errors, in a few words: what really went wrong. */
export function errorName(error: unknown): string {
  const { cause } = Object(error)
  if (cause) return errorName(cause)
  return errorLines({ ...Object(error), statement: undefined, frames: undefined, message: undefined })[0] ?? ''
}
