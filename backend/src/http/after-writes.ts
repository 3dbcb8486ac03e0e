import { Elysia } from 'elysia'
import { isRead } from './is-read.ts'

/** Does something whenever a request has changed what is stored, before its reply leaves. */
export function afterWrites(work: () => void) {
  return new Elysia({ name: 'after-writes' }).onAfterHandle({ as: 'global' }, ({ request }) => {
    if (!isRead(request)) work()
  })
}
