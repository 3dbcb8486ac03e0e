interface FieldMeta {
  isBlurred: boolean
  errors: unknown[]
}

/**
 * The one message a field shows, or undefined. A field that was never left shows none
 * (docs/rules.md#a-fields-message-waits-until-the-field-is-left); a failed submit counts as leaving every field.
 */
export function fieldError(meta: FieldMeta, submissionAttempts: number): string | undefined {
  if (!meta.isBlurred && submissionAttempts === 0) return undefined
  const first = meta.errors[0]
  if (typeof first === 'string') return first
  if (first && typeof first === 'object' && 'message' in first) return String(first.message)
  return undefined
}
