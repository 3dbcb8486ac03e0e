import { expect, test } from 'bun:test'
import type { ChangedApplication } from '@goodword/contract/applications'
import { REPLIES } from '@goodword/contract/test/replies'
import { withReply } from './with-reply.ts'

const { newsInSeconds, ...cara } = REPLIES['PATCH /api/applications/:applicationId/status'] as ChangedApplication
const reply = { ...cara, newsInSeconds, referrerName: 'As answered' }
const other = { ...cara, id: 'a2' }

test("the server's reply replaces only its application", () =>
  expect(withReply([other, cara], 'a1', cara.status, reply)).toEqual([other, { ...cara, referrerName: 'As answered' }]))

test("a newer status choice survives the server's reply", () => {
  const later = { ...cara, status: 'hired' as const }
  expect(withReply([later], 'a1', cara.status, reply)).toEqual([later])
})
