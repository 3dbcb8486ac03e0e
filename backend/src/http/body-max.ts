import type { Endpoint } from '@goodword/contract/endpoint'
import * as z from 'zod/mini'

/** Bytes of one character at most: outside of the basic plane JSON may write it as two escapes. */
const CHARACTER = 12
/** Bytes of a value that is as long as its kind: a number, an id, a choice. */
const VALUE = 64
/** Bytes for line breaks and indents, and for keys that nobody asked for. */
const SLACK = 4096

type JsonSchema = z.core.JSONSchema._JSONSchema

const known = new Map<Endpoint, number>()

/**
 * How many bytes the largest valid body of a call can have, as its schema says
 * (docs/rules.md#a-body-is-read-from-who-may-send-it).
 */
export function bodyMax(endpoint: Endpoint): number {
  const max = known.get(endpoint) ?? SLACK + largest(endpoint.body)
  known.set(endpoint, max)
  return max
}

function largest(body: Endpoint['body']): number {
  return body ? bytesOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : 0
}

function bytesOf(schema: JsonSchema): number {
  if (typeof schema === 'boolean') return VALUE
  const { properties = {}, anyOf = [], oneOf = [], items, maxItems = 0, maxLength = 0 } = schema
  const fields = Object.entries(properties).map(([name, field]) => name.length + bytesOf(field))
  const choices = [...anyOf, ...oneOf].map(bytesOf)
  const elements = items && !Array.isArray(items) ? maxItems * bytesOf(items) : 0
  return VALUE + maxLength * CHARACTER + sum(fields) + Math.max(0, ...choices) + elements
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
