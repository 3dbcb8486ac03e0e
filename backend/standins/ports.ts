import { createServer } from 'node:net'

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

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as { port: number }
      server.close(() => resolve(taken))
    })
  })
}
