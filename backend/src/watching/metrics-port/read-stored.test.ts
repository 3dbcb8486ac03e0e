import { expect, test } from 'bun:test'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { openSql } from '../../db/connect/open-sql.ts'
import { readStored } from './read-stored.ts'

test('reading stored metrics times out after two seconds', async () => {
  const proxy = await cuttableProxy({ host: '127.0.0.1', port: 1 })
  proxy.freeze()
  const began = performance.now()
  await expect(readStored(openSql, `postgres://goodword@127.0.0.1:${proxy.port}/goodword`)).rejects.toThrow()
  expect(performance.now() - began).toBeLessThan(5000)
  await proxy.stop()
})
