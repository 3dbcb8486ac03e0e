import { everyCall } from './every-call.ts'

interface Schema {
  _zod: { def: Record<string, unknown> & { type: string; format?: string } }
  safeParse(value: unknown): { error?: { issues: { code: string }[] } | undefined }
}

/** Every free text that some call takes in its body or query, with where it stands: `POST /api/jobs title`. */
export const everyText: readonly [place: string, schema: Schema][] = everyCall.flatMap((call) =>
  [call.body, call.query].flatMap((schema) => textsIn(`${call.method} ${call.path}`, schema)),
)

function textsIn(place: string, value: unknown): [string, Schema][] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(place, one))
  if (!isSchema(value)) return []
  const { type, format, shape, innerType, in: input, out, element, options } = value._zod.def
  if (type === 'string') return format ? [] : [[place, value]]
  const fields = Object.entries(shape ?? {}).flatMap(([name, field]) => textsIn(`${place} ${name}`, field))
  return [...fields, ...[innerType, input, out, element, options].flatMap((inner) => textsIn(place, inner))]
}

function isSchema(value: unknown): value is Schema {
  return value instanceof Object && '_zod' in value
}
