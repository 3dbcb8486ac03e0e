import { createServer } from 'node:net'

/** Whether something listens on this port already, on any loopback address. */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  return answers.includes('in use')
}

/**
 * A port nobody uses at this moment. Below those the system gives to outgoing connections: one of them could have it
 * before the server that is to have it listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (!(await isTaken(port))) return port
  }
}

function canListen(port: number, host: string): Promise<'free' | 'in use' | 'no such host'> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? 'in use' : 'no such host'),
    )
    server.listen(port, host, () => server.close(() => resolve('free')))
  })
}
