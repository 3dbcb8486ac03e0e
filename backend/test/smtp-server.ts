import type { Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedLetter {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** The message as it came over the wire. */
  raw: string
}

type Fault = (letter: { to: string; tries: number }) => number | 'hang' | undefined

/** A mail server that a test can make misbehave. */
export interface TestSmtpServer {
  url: string
  /** Accepted letters, oldest first. */
  received: ReceivedLetter[]
  /** Recipients of all tries in their order, accepted or not. */
  tries: string[]
  /** An SMTP code to answer a recipient with, no answer at all, or undefined to take the letter. */
  fault: Fault
  /** Says nothing after it took the whole letter: the sender cannot know that it did. */
  isSilentAfter: (letter: ReceivedLetter) => boolean
  /** Ends every connection, whatever is under way on it. */
  cut(): void
  stop(): Promise<void>
}

/** @param to of the envelope */
export async function readLetter(raw: string, to: string): Promise<ReceivedLetter> {
  const { subject = '', text = '', html = '', messageId = '' } = await PostalMime.parse(raw)
  return { to, subject, text, html, messageId, raw }
}

/** @param port to come back where an earlier one was */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const counts = new Map<string, number>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const tries = (counts.get(address) ?? 0) + 1
      counts.set(address, tries)
      test.tries.push(address)
      const responseCode = test.fault({ to: address, tries })
      if (responseCode === 'hang') return
      done(responseCode ? Object.assign(new Error('as the test wants it'), { responseCode }) : null)
    },
    onData: (stream, session, done) => {
      new Response(stream as unknown as ReadableStream)
        .text()
        .then(async (raw) => {
          const letter = await readLetter(raw, session.envelope.rcptTo.map(({ address }) => address).join())
          test.received.push(letter)
          if (!test.isSilentAfter(letter)) done()
        })
        .catch(done)
    },
  })
  const sockets = new Set<Socket>()
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((listening, failed) => {
    // Heard for good, not only until it listens: a sender that is killed resets its connection, and that comes here.
    smtp.on('error', failed)
    smtp.listen(port, '127.0.0.1', listening)
  })
  const { port: taken } = smtp.server.address() as { port: number }
  const test: TestSmtpServer = {
    url: `smtp://127.0.0.1:${taken}`,
    received: [],
    tries: [],
    fault: () => undefined,
    isSilentAfter: () => false,
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    stop: () => new Promise((closed) => smtp.close(() => closed())),
  }
  return test
}
