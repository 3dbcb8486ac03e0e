import * as z from 'zod/mini'
import { linesOf, secret, secrets, seed, seeds } from './fields.ts'
import type { Variables } from './variables-from-files.ts'

/** The secrets that sign and seal. Each is a list: its first line signs, and all that it has signed or sealed is taken. */
export const LISTED_SECRETS = ['SESSION_SECRET', 'STORED_DATA_SECRET', 'CONSENT_SIGNING_KEY'] as const
export type ListedSecret = (typeof LISTED_SECRETS)[number]

export const SecretVariables = z.object({
  /** For cookies. */
  SESSION_SECRET: secret(),
  /** More that are taken and sign nothing. */
  SESSION_SECRET_PREVIOUS: secrets(),
  /** For what is stored and for what letters carry: refusals, unsubscribe links, sealed letters, receipts, the event log. */
  STORED_DATA_SECRET: z.optional(secret()),
  STORED_DATA_SECRET_PREVIOUS: secrets(),
  /** Seed of the key that signs receipts: 32 bytes, base64. Made from STORED_DATA_SECRET where it is missing. */
  CONSENT_SIGNING_KEY: z.optional(seed()),
  CONSENT_SIGNING_KEY_PREVIOUS: seeds(),
})

/** Of each secret the one that signs, and under `_PREVIOUS` all others that are taken. */
export type SecretLists = z.infer<typeof SecretVariables>

/** Brings the lines of each variable into that form: after its first, the others stand before those of `_PREVIOUS`. */
export function listsOf(given: SecretLists): SecretLists {
  const { SESSION_SECRET, STORED_DATA_SECRET, CONSENT_SIGNING_KEY } = given
  const others = (name: ListedSecret) => [...linesOf(given[name]).slice(1), ...given[`${name}_PREVIOUS`]]
  return {
    SESSION_SECRET: linesOf(SESSION_SECRET)[0] ?? '',
    SESSION_SECRET_PREVIOUS: others('SESSION_SECRET'),
    STORED_DATA_SECRET: linesOf(STORED_DATA_SECRET)[0],
    STORED_DATA_SECRET_PREVIOUS: others('STORED_DATA_SECRET'),
    CONSENT_SIGNING_KEY: linesOf(CONSENT_SIGNING_KEY)[0],
    CONSENT_SIGNING_KEY_PREVIOUS: others('CONSENT_SIGNING_KEY'),
  }
}

/** All that one secret lists, the one that signs first. */
export function valuesOf(lists: SecretLists, name: ListedSecret): string[] {
  return [lists[name] ?? [], lists[`${name}_PREVIOUS`]].flat()
}

/** A sentence for each list that has something twice: of two lines that are the same, one was meant to be another. */
export function sameTwice(lists: SecretLists): string[] {
  const bytes = (value: string, name: ListedSecret) =>
    name === 'CONSENT_SIGNING_KEY' ? Buffer.from(value, 'base64').toString('hex') : value
  return LISTED_SECRETS.filter((name) => {
    const values = valuesOf(lists, name).map((value) => bytes(value, name))
    return new Set(values).size < values.length
  }).map((name) => `${name} lists the same key twice, ${name}_PREVIOUS included`)
}

/**
 * The secrets alone, for programs beside the server that need no more of its environment.
 * @param given the variables, those of files read
 * @returns an empty SESSION_SECRET where there is none
 * @throws Error with a sentence for each that is unusable
 */
export function readSecrets(given: Variables): SecretLists {
  const names = Object.keys(SecretVariables.shape)
  const set = Object.fromEntries(names.flatMap((name) => (given[name] ? [[name, given[name]]] : [])))
  const parsed = z.partial(SecretVariables, { SESSION_SECRET: true }).safeParse(set)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
  const lists = listsOf({ SESSION_SECRET: '', ...parsed.data })
  const faults = sameTwice(lists)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return lists
}
