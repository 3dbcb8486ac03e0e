import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { AUTHORITATIVE_ANSWER, decode, encode } from 'dns-packet'

const NO_SUCH_NAME = 3

/** A DNS server of TXT records, by name; it says nothing about names that are to be unanswered. */
export async function startDnsServer() {
  const records = new Map<string, readonly string[]>()
  const unanswered = new Set<string>()
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message)
    const [{ name } = { name: '' }] = questions
    asked.push(name)
    if (unanswered.has(name)) return
    const answers = (records.get(name) ?? []).map((data) => ({ type: 'TXT' as const, name, data }))
    const flags = AUTHORITATIVE_ANSWER | (answers.length > 0 ? 0 : NO_SUCH_NAME)
    socket.send(encode({ type: 'response', id, flags, questions, answers }), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    unanswered,
    /** The names that were asked for. */
    asked,
    stop: () => socket.close(),
  }
}

export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>
