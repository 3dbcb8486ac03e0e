import { test } from 'bun:test'
import { fillOccupations } from '../../backend/src/modules/jobs/occupations/fill-occupations.ts'
import { useOccupations } from '../../backend/src/modules/jobs/occupations/known-occupations.ts'
import { writeOccupations } from '../../backend/src/modules/jobs/occupations/occupation-lines.ts'
import { startWithJobs } from '../../backend/test/many-jobs.ts'
import { markdownTable } from '../../scripts/markdown-table.ts'
import { say } from '../../scripts/say.ts'
import { percentile } from '../bench/percentile.ts'
import { keepBack } from './questions.ts'
import { occupationsOf, readOnet } from './read-onet.ts'

/**
 * `ONET=<folder of O*NET's tables> bun run discovery` of the lab: whether jobs are found by names of their work that are kept
 * back. Asks the API for the list and then the close list, as the jobs page does, and looks at the first ten of the two. `SEED=2` keeps others back. With `TEXTS=plain`
 * jobs have a text that says nothing of the work.
 */
const { ONET: folder = '', SEED: seed = '1', TEXTS: texts } = process.env
const ASKED = 2052
const SHOWN = 10
const PLAIN =
  'We look for somebody who likes to work with us in a friendly team, with flexible hours and good benefits.'

test('jobs are found by names of their work that are kept back', async () => {
  const { jobs, asked, known } = keepBack(await readOnet(folder), ASKED, Number(seed))
  useOccupations(writeOccupations(occupationsOf(known)))
  const server = await startWithJobs(
    jobs.map(({ name, text }) => ({
      title: name,
      description: texts === 'plain' ? PLAIN : text,
      companyName: 'Example',
      location: 'Graz',
      type: 'full-time' as const,
    })),
  )
  await fillOccupations(server.app)
  const titles = new Map(jobs.map(({ code, name }) => [code, name]))
  const times: number[] = []
  const worst: string[][] = [['asked for', 'meant', 'place', 'found first']]
  const count = { found: 0, first: 0, ten: 0 }
  for (const { code, name } of asked) {
    const q = `q=${encodeURIComponent(name)}&limit=${SHOWN}`
    const list = await server.ask(q)
    const began = performance.now()
    const close = await server.ask(`${q}&close=1`)
    times.push(performance.now() - began)
    const found = [...list.found, ...close.found].map(({ title }) => title)
    const at = found.indexOf(titles.get(code) ?? '')
    if (found.length > 0) count.found++
    if (at === 0) count.first++
    if (at >= 0 && at < SHOWN) count.ten++
    else worst.push([name, titles.get(code) ?? '', at < 0 ? '' : `${at + 1}`, found[0] ?? 'nothing'])
  }
  const share = (part: number) => `${((100 * part) / asked.length).toFixed(1)} %`
  say(
    markdownTable([
      ['of other names of the same work', ''],
      ['the right job is first', share(count.first)],
      [`the right job is among the first ${SHOWN}`, share(count.ten)],
      ['nothing is found', share(asked.length - count.found)],
      ['close list, 95th', `${percentile(times, 0.95).toFixed(1)} ms`],
    ]),
  )
  // Those that found nothing first.
  const [head, ...rows] = worst
  const isNothing = (row: string[]) => (row[3] === 'nothing' ? 0 : 1)
  say(markdownTable([head ?? [], ...rows.toSorted((one, other) => isNothing(one) - isNothing(other)).slice(0, 20)]))
  await server.app.stop()
}, 600_000)
