import net from 'node:net'

/**
 * A connection between the server and a service that a test can cut. `cut` ends what is open and refuses what comes;
 * `freeze` goes silent without ending anything, as a lost network does; `answer` says the same to whatever is asked, in the
 * service's place; `mend` makes all of it good for new connections.
 */
export async function cuttableProxy(to: { host: string; port: number }) {
  let state: 'open' | 'cut' | 'frozen' | { answer: string } = 'open'
  const sockets = new Set<net.Socket>()
  let unanswered = 0
  let refused = 0
  const server = net.createServer((near) => {
    if (state === 'cut') {
      refused += 1
      near.destroy()
      return
    }
    sockets.add(near)
    near.on('error', () => {}).once('close', () => sockets.delete(near))
    if (state === 'frozen') {
      unanswered += 1
      return
    }
    if (state !== 'open') {
      const { answer } = state
      return near.once('data', () => near.end(answer))
    }
    const far = net.connect(to.port, to.host)
    sockets.add(far)
    far.on('error', () => near.destroy()).once('close', () => sockets.delete(far))
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as net.AddressInfo
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    /** How many came while it was frozen. */
    unanswered: () => unanswered,
    /** How many came while it was cut. */
    refused: () => refused,
    cut: () => {
      state = 'cut'
      endAll()
    },
    answer: (bytes: string) => {
      state = { answer: bytes }
      endAll()
    },
    freeze: () => {
      state = 'frozen'
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend: () => {
      state = 'open'
    },
    stop: () => {
      endAll()
      server.close()
    },
  }
}
