import { expect, test } from 'bun:test'
import { registry } from './registry.ts'
import { countRequest } from './requests.ts'

const NAME = 'goodword_http_request_duration_seconds'

test('failed requests are counted from zero on, so the first failure is an increase', async () => {
  const lines = async () => (await registry.getSingleMetricAsString('goodword_http_replies_total')).split('\n')
  expect(await lines()).toContain('goodword_http_replies_total{class="5xx"} 0')
  for (const status of [200, 503, 500]) countRequest('GET', '/api/failing', status, 1)
  await lines()
  countRequest('GET', '/api/failing', 503, 1)
  expect(await lines()).toContain('goodword_http_replies_total{class="5xx"} 3')
})

test('a histogram bucket counts durations up to its bound, the last one all', async () => {
  for (const milliseconds of [0, 5, 5.1, 10, 80, 9000]) countRequest('GET', '/api/measured', 200, milliseconds)
  const lines = (await registry.getSingleMetricAsString(NAME)).split('\n')
  const ours = lines.filter((line) => line.includes('route="/api/measured",status="200"'))
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
