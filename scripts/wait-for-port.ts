import { connect } from 'node:net'

/** Waits until something listens on a local port, at most `patience` milliseconds. @returns whether it does */
export async function waitForPort(port: number, patience: number): Promise<boolean> {
  const until = performance.now() + patience
  for (;;) {
    if (await listens(port)) return true
    if (performance.now() > until) return false
    await Bun.sleep(50)
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}
