/** What a server answered on a connection of its own, as it came. */
export interface RawReply {
  status: number
  /** Names in lower case. */
  headers: Map<string, string>
  body: string
}

/**
 * Sends these bytes and reads until the server ends the connection: what `fetch` would mend or refuse to send.
 * @param request the whole request; one that the server would keep open asks for `Connection: close`
 */
export async function rawRequest(url: string, request: string): Promise<RawReply> {
  const { hostname, port } = new URL(url)
  const { promise: answered, resolve, reject } = Promise.withResolvers<string>()
  const decoder = new TextDecoder()
  let text = ''
  await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => void socket.write(request),
      data: (_, bytes) => {
        text += decoder.decode(bytes, { stream: true })
      },
      close: () => resolve(text),
      error: (_, error) => reject(error),
    },
  })
  const reply = await answered
  const end = reply.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = reply.slice(0, end).split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { status: Number(statusLine.split(' ')[1]), headers: new Map(headers), body: reply.slice(end + 4) }
}
