import { expect, test } from 'bun:test'
import { lockWorker } from './lock-worker.ts'

test('a locked worker has no way to send or keep anything, by its prototypes neither', () => {
  class Scope {
    fetch() {
      return 'sent'
    }
    get indexedDB() {
      return 'kept'
    }
    postMessage() {
      return 'told'
    }
  }
  const scope = Object.assign(new Scope(), { WebSocket: class {} })
  expect(lockWorker(scope)).toEqual([])
  expect([scope.fetch, scope.indexedDB, scope.WebSocket]).toEqual([undefined, undefined, undefined] as never)
  expect([Scope.prototype.fetch, Scope.prototype.indexedDB]).toEqual([undefined, undefined] as never)
  expect(() => Object.assign(scope, { fetch: () => 'sent' })).toThrow()
  expect(scope.postMessage()).toBe('told')
})

test('what cannot be locked is named', () => {
  expect(lockWorker(Object.freeze({ fetch: () => 'sent' }))).toEqual(['fetch'])
})
