import * as z from 'zod/mini'

/** Fields that may be left out; left out, they are undefined. */
export type IfGiven<Shape extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]>
}

/**
 * The fields of a form for a change of some of them: what is left out is not to change, so it gets no default, and does not become
 * null either.
 */
export function ifGiven<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): IfGiven<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, z.optional(required(field))])
  return Object.fromEntries(fields)
}

function required(field: z.ZodMiniType): z.ZodMiniType {
  if (field instanceof z.ZodMiniDefault) return field._zod.def.innerType as z.ZodMiniType
  if (!(field instanceof z.ZodMiniPipe)) return field
  const { def } = field._zod
  return def.in instanceof z.ZodMiniOptional ? z.clone(field, { ...def, in: def.in._zod.def.innerType }) : field
}
