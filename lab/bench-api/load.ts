import { join } from 'node:path'
import { PEERS } from './servers.ts'

export interface Load {
  /** Requests a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/**
 * Asks an address by 16 connections for some seconds, each time as somebody else, from a process of its own.
 * @param cookies a file with a Cookie header on each line
 * @throws where anything but 2xx came back
 */
export async function load(url: string, cookies: string, seconds: number): Promise<Load> {
  const child = Bun.spawn(['node', join(PEERS, 'load.js'), url, '16', String(seconds), cookies], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reply = (await new Response(child.stdout).json()) as Load & { errors: number; non2xx: number }
  const { errors, non2xx, ...measured } = reply
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} replies that were not 2xx`)
  return measured
}
