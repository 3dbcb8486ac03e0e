import net from 'node:net'

/** What the peer does when it has a whole file: says something, or `hang`s. */
type Answer = (file: Buffer) => string | 'hang'

/**
 * Speaks clamd's INSTREAM as a test wants it: for faults that a real one does not have on demand.
 * @param at a port of the loopback interface or a socket's path; a free port where it is left out
 * @param streamMax bytes after which it refuses the file and hangs up, as clamd does
 */
export async function startClamdPeer(answer: Answer, at: number | string = 0, streamMax = Number.POSITIVE_INFINITY) {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    const end = (said: string) => socket.end(said, () => socket.destroy())
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.on('data', (data) => {
      received = Buffer.concat([received, data as Buffer])
      const { file, isWhole } = read(received)
      if (file.length > streamMax) return end('INSTREAM size limit exceeded. ERROR\0')
      const said = isWhole ? answer(file) : 'hang'
      if (said !== 'hang') end(said)
    })
  })
  await new Promise<void>((ready) =>
    typeof at === 'string' ? server.listen(at, ready) : server.listen(at, '127.0.0.1', ready),
  )
  const address = server.address() as net.AddressInfo | string
  return {
    url: typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}

const COMMAND = 'zINSTREAM\0'.length

function read(received: Buffer): { file: Buffer; isWhole: boolean } {
  const chunks: Buffer[] = []
  for (let at = COMMAND; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return { file: Buffer.concat(chunks), isWhole: true }
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return { file: Buffer.concat(chunks), isWhole: false }
}
