import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readMessage } from './mail-catcher/caught-message.ts'
import { lettersPage } from './mail-catcher/letter-pages.ts'
import { mailboxPage } from './mail-catcher/mailbox-page.ts'
import { MessageStore } from './mail-catcher/message-store.ts'

export interface MailCatcher {
  /** What the app sends to. */
  smtpUrl: string
  /** Serves `/dev/mailbox` and `/dev/letters`. */
  httpUrl: string
  stop(): Promise<void>
}

interface Options {
  /** Folder that keeps the messages between starts. */
  dataDir: string
  /** Without them free ports are chosen. */
  smtpPort?: number | undefined
  httpPort?: number | undefined
}

const MESSAGE_MAX = 25 * 1024 * 1024

/** A mail server that accepts everything and delivers nothing, with a mailbox to look at in the browser. */
export async function startMailCatcher({ dataDir, smtpPort, httpPort }: Options): Promise<MailCatcher> {
  const messages = new MessageStore(join(dataDir, 'mail'))
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    size: MESSAGE_MAX,
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => readMessage(raw, recipients))
        .then((message) => messages.add(message))
        // Accepted only once it is on disk: what the app counts as sent is in the mailbox.
        .then(() => done(), done)
    },
  })
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    smtp.on('error', reject)
    smtp.listen(smtpPort ?? 0, '127.0.0.1', () => resolve(smtp.server.address() as { port: number }))
  })

  const http = Bun.serve({
    hostname: '127.0.0.1',
    port: httpPort ?? 0,
    routes: {
      '/dev/mailbox': () => mailboxPage(),
      '/dev/letters': lettersPage,
      '/dev/mailbox.json': (request) => mailbox(request, messages),
    },
    fetch: () => new Response('Not found', { status: 404 }),
  })
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    httpUrl: `http://127.0.0.1:${http.port}`,
    stop: async () => {
      await Promise.all([http.stop(true), new Promise<void>((closed) => smtp.close(() => closed()))])
    },
  }
}

/** All messages, or with `?to=` those to one address: whoever waits for a letter need not read all others each time. */
function mailbox({ method, url }: Request, messages: MessageStore): Response {
  const address = new URL(url).searchParams.get('to')
  const wanted = address === null ? messages.all() : messages.to(address)
  if (method !== 'DELETE') return Response.json(wanted, { headers: { 'cache-control': 'no-store' } })
  messages.clear()
  return new Response(null, { status: 204 })
}
