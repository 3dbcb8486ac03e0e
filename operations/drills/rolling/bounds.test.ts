import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/rooms.ts'

const read = (file: string) => Bun.file(join(ROOT, 'operations', file)).text()

test('HAProxy bounds connections and requests of each address, of IPv6 of each network of 64 bits', async () => {
  const config = await read('haproxy.cfg')
  expect(config).toMatch(/^ {2}tcp-request connection track-sc0 src,ipmask\(32,64\)$/m)
  expect(config).toMatch(/^ {2}tcp-request connection reject if \{ sc0_conn_cur gt \d+ \}$/m)
  expect(config).toMatch(/^ {2}http-request deny deny_status 429 .*if \{ sc0_http_req_rate gt \d+ \}$/m)
})
