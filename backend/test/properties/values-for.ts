import fc, { type Arbitrary } from 'fast-check'
import type * as z from 'zod/mini'

/** Marks every hostile text, so that an echo of any part of it is seen. */
export const MARK = 'zqxj'
const marked = (text: string) => `${MARK}${text}${MARK}`

export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }).map(marked),
  fc
    .constantFrom(
      '\u0000',
      '\ud800',
      '\udfff\ud800',
      "'; drop table users; --",
      '<script>alert(1)</script>',
      '\r\nBcc: everybody@example.org',
      '../../etc/passwd',
      '{{7*7}}',
      '👩‍👩‍👧‍👦'.repeat(900),
      'x'.repeat(20_000),
      '9'.repeat(400),
    )
    .map(marked),
)
/** What no field asks for. */
export const hostile = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1e308, 2 ** 53, 0.1, null, true, [], {}, [[]], '') },
)
/** A value as part of an address. Not `String`: of an object whose `toString` is hostile, too, that makes no text. */
export function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  return text.slice(0, 300).toWellFormed()
}

const KEYS = ['__proto__', 'constructor', 'id', 'role', 'userId', 'ownerId', 'status', MARK]

/** The part of a schema's definition that is looked at here. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  entries?: Record<string, string>
  values?: unknown[]
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: z.ZodMiniType[]
}

/**
 * Values for a schema of the contract: most parts of the kind it asks for, some hostile, some missing, with keys nobody
 * asked for.
 * @param ids what stands where an id may: rows of the caller and of others
 */
export function valuesFor(schema: z.ZodMiniType, ids: readonly string[]): Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Definition
  const inner = (part: z.ZodMiniType | undefined) => (part ? valuesFor(part, ids) : hostile)
  switch (def.type) {
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([name, part]) => [
          name,
          fc.oneof({ weight: 6, arbitrary: valuesFor(part, ids) }, { weight: 1, arbitrary: hostile }),
        ]),
      )
      const required = Object.keys(fields)
      const whole = fc.record(fields, { requiredKeys: required })
      const partial = fc.record(fields, { requiredKeys: [] })
      const extra = fc.dictionary(fc.constantFrom(...KEYS), hostile, { maxKeys: 2 })
      return fc
        .tuple(fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: partial }), extra)
        .map(([value, more]) => ({ ...more, ...value }))
    }
    case 'string':
      return fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...ids, 'https://fernway.example/x', 'kim@example.org') },
        { weight: 2, arbitrary: fc.lorem({ maxCount: 12 }) },
        { weight: 1, arbitrary: hostileText },
      )
    case 'number':
    case 'int':
      return fc.oneof(fc.integer({ min: -10, max: 1_000_000 }), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'array':
      return fc.array(inner(def.element), { maxLength: 4 })
    case 'union':
      return fc.oneof(...(def.options ?? []).map(inner))
    case 'pipe':
      return inner(def.in)
    case 'optional':
    case 'nullable':
    case 'default':
      return fc.oneof({ weight: 3, arbitrary: inner(def.innerType) }, { weight: 1, arbitrary: fc.constant(null) })
    default:
      return hostile
  }
}
