import { until } from './until.ts'

/**
 * Begins to send a request whose body never comes to its end.
 * @param head the request's lines with its headers, without the empty line
 * @returns what came back so far, and `stop`
 */
export async function trickle(url: string, head: string, begin: string) {
  const { hostname, port } = new URL(url)
  let reply = ''
  const socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      data(_, bytes) {
        reply += bytes.toString()
      },
      error: () => {},
    },
  })
  socket.write(`${head}\r\n\r\n${begin}`)
  const more = setInterval(() => socket.write('x'), 500)
  return {
    /** Its status; undefined while there is none. */
    status: () => /^HTTP\/1\.1 (\d+)/.exec(reply)?.[1],
    answered: () => until(() => reply !== ''),
    stop() {
      clearInterval(more)
      socket.end()
    },
  }
}
