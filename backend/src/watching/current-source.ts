import { requestContext } from './request-context.ts'

/** Whose work is done right now, for what is shared among sources: an account, a link, a network, or the server itself. */
export function currentSource(): string {
  return requestContext.getStore()?.source ?? 'server'
}
