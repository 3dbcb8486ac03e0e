type Attributes = Record<string, string | number | boolean>

/**
 * The fields of a line of the log as attributes: what the log may hold, and no more (`describeError` has taken what
 * people wrote out of errors).
 * @param line without its level, time and sentence
 */
export function logAttributes({ requestId, err, ...fields }: Record<string, unknown>): Attributes {
  const attributes: Attributes = {}
  if (typeof requestId === 'string') attributes['goodword.request.id'] = requestId
  for (const [name, value] of Object.entries(fields)) add(attributes, `goodword.${name}`, value)
  if (err !== null && typeof err === 'object') {
    const { type, message, frames, ...rest } = err as Record<string, unknown>
    add(attributes, 'exception.type', type)
    add(attributes, 'exception.message', message)
    if (Array.isArray(frames)) attributes['exception.stacktrace'] = frames.map((frame) => `  at ${frame}`).join('\n')
    for (const [name, value] of Object.entries(rest)) add(attributes, `goodword.error.${name}`, value)
  }
  return attributes
}

function add(to: Attributes, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  to[name] = isPlain ? value : JSON.stringify(value)
}
