import { lost } from '../metrics/telemetry.ts'

interface Exporter<Item> {
  export(items: Item[], done: (result: { code: number; error?: Error }) => void): void
}

/** Counts what an exporter could not hand over. @returns the same exporter */
export function countLost<Item, E extends Exporter<Item>>(exporter: E, signal: 'traces' | 'logs'): E {
  const send = exporter.export.bind(exporter)
  exporter.export = (items, done) =>
    send(items, (result) => {
      if (result.code !== 0) lost.inc({ signal }, items.length)
      done(result)
    })
  return exporter
}
