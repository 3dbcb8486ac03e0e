import type { AnyElysia } from 'elysia'
import { operationsOf } from './routes-of.ts'

/** A page is drawn and packed: that takes as long as several calls. */
const PAGE = 4

/**
 * How many places a request takes, as its route says, or as it is a page: before it is routed, so nothing more is read of its
 * address than that needs.
 */
export function costsOf(routes: AnyElysia['routes']): (request: Request) => number {
  const costs = new Map<string, (query: URLSearchParams) => number>(
    operationsOf(routes).flatMap(({ call, cost }) => (cost ? [[`${call.method} ${call.path}`, cost] as const] : [])),
  )
  const others = routes.map(({ path }) => path).filter((path) => path !== '/*')
  const files = new Set(others)
  const folders = ['/api/', ...others.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1))]
  return ({ method, url }) => {
    const [address = '', query] = url.split('?', 2)
    const path = address.slice(address.indexOf('/', address.indexOf('//') + 2))
    const cost = costs.get(`${method === 'HEAD' ? 'GET' : method} ${path}`)
    if (cost) return cost(new URLSearchParams(query))
    return files.has(path) || folders.some((folder) => path.startsWith(folder)) ? 1 : PAGE
  }
}
