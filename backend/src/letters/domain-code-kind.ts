import * as z from 'zod/mini'
import { aboutDomainCode } from './about-domain-code.ts'
import type { LetterKind } from './letter-kind.ts'
import { readStored } from './read-stored.ts'
import { sealed } from './stores.ts'
import { typedLine } from './typed-text.ts'

const { data } = sealed({ to: z.string(), code: z.string(), codeHash: z.string() })
const template = async () => (await import('./templates/domain-code.tsx')).domainCode

/**
 * A code to an address that a manager typed. The address is in this letter alone, encrypted until it is sent. A code that is
 * replaced or too old is not sent any more.
 */
export const domainCodeKind: LetterKind<'userId', z.output<typeof data>> = {
  to: 'manager',
  about: aboutDomainCode,
  data,
  hasLink: false,
  unsubscribe: true,
  stoppedBy: 'any',
  template,
  keep: async (_db, letters) => letters.map(({ id, data: given }) => ({ userId: id, secret: data.parse(given) })),
  open: async (db, env, { userId, secret }) => {
    const { to, code, codeHash } = readStored(data, secret)
    const found = userId ? await aboutDomainCode.findCode(db, userId) : undefined
    if (found?.codeHash !== codeHash) return undefined
    return { to, render: async () => (await template()).render({ code, domain: typedLine(found.domain) }, env) }
  },
}
