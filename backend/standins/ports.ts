import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A port of the loopback interface that nothing listens on right now. */
export function freePort(): Promise<number> {
  return listen(0)
}

/** True when a program could listen on this port of the loopback interface right now. */
export function isFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  )
}

/** The port this service had the last time, where it is still free; else another one, which it keeps from now on. */
export async function rememberedPort(dataDir: string, service: string): Promise<number> {
  const file = join(dataDir, `${service}.port`)
  const known = Number(read(file))
  if (known && (await isFree(known))) return known
  const port = await freePort()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, String(port))
  return port
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as { port: number }
      server.close(() => resolve(taken))
    })
  })
}
