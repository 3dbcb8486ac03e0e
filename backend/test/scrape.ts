import { expect } from 'bun:test'

type Labels = Record<string, string>
type Sample = [name: string, labels: Labels, value: number]

/** What `/metrics` says at this moment. @param url of the port it has */
export async function scrape(url: string) {
  const reply = await fetch(`${url}/metrics`)
  expect(reply.headers.get('content-type')).toStartWith('text/plain; version=0.0.4')
  const text = await reply.text()
  const samples = text.split('\n').flatMap((line): Sample[] => {
    const { name, labels = '', value } = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/.exec(line)?.groups ?? {}
    if (!name) return []
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', each = '']) => [key, each])
    return [[name, Object.fromEntries(pairs), Number(value)]]
  })
  return {
    text,
    samples,
    /** The sum of what has these labels among others; undefined where nothing has. */
    value(name: string, labels: Labels = {}): number | undefined {
      const found = samples.filter(
        ([each, has]) => each === name && Object.entries(labels).every(([key, label]) => has[key] === label),
      )
      return found.length === 0 ? undefined : found.reduce((sum, [, , value]) => sum + value, 0)
    },
  }
}
