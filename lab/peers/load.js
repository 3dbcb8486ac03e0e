import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

// node load.js <url> <connections> <seconds> <file with a cookie on each line>: prints what came back, as JSON.
const [url, connections, duration, file] = process.argv.slice(2)
const cookies = readFileSync(file, 'utf8').trim().split('\n')
const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(duration),
  // Each connection is another person, and another again at its next request.
  requests: cookies.map((cookie) => ({ method: 'GET', headers: { cookie } })),
})
const { requests, latency, errors, non2xx } = result
console.log(JSON.stringify({ rate: requests.average, p50: latency.p50, p99: latency.p99, errors, non2xx }))
