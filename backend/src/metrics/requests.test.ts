import { expect, test } from 'bun:test'
import { registry } from './registry.ts'
import { countRequest } from './requests.ts'

const NAME = 'goodword_http_request_duration_seconds'

test('a bucket counts all that took no longer than it says, and the last one whatever it took', async () => {
  for (const milliseconds of [0, 5, 5.1, 10, 80, 9000]) countRequest('GET', '/api/measured', 200, milliseconds)
  const lines = (await registry.getSingleMetricAsString(NAME)).split('\n')
  const ours = lines.filter((line) => line.includes('route="/api/measured"'))
  const values = ours.map((line) => [
    /le="(.*?)"/.exec(line)?.[1] ?? line.split('{')[0],
    Number(line.split(' ').at(-1)),
  ])
  expect(lines).toContain(`# TYPE ${NAME} histogram`)
  expect(values).toEqual([
    ['0.005', 2],
    ['0.01', 4],
    ['0.025', 4],
    ['0.05', 4],
    ['0.1', 5],
    ['0.25', 5],
    ['0.5', 5],
    ['1', 5],
    ['2.5', 5],
    ['5', 5],
    ['+Inf', 6],
    [`${NAME}_sum`, expect.closeTo(9.1001)],
    [`${NAME}_count`, 6],
  ])
})
