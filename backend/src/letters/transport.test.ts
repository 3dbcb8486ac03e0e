import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Env } from '../config/env.ts'
import { readSendFailure } from './send-failure.ts'
import { createTransport } from './transport.ts'

/** Mail servers on this machine: one without TLS, and one whose certificate nobody vouches for. */

const LETTER = {
  to: 'kim@example.org',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@x.example>',
}

let received: { session: SMTPServerSession; raw: string }[] = []
const plain = server({ disabledCommands: ['STARTTLS'] })
const selfSigned = server({})
const ports = { plain: 0, selfSigned: 0 }
beforeAll(async () => {
  ports.plain = await listen(plain)
  ports.selfSigned = await listen(selfSigned)
})
beforeEach(() => {
  received = []
})
afterAll(() =>
  Promise.all([plain, selfSigned].map((each) => new Promise<void>((closed) => each.close(() => closed())))),
)

function server(options: object) {
  return new SMTPServer({
    authOptional: true,
    ...options,
    onData: (stream, session, done) => {
      new Response(stream as unknown as ReadableStream).text().then((raw) => {
        received.push({ session, raw })
        done()
      }, done)
    },
  })
}

function listen(smtp: SMTPServer): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  // A sender that does not believe the certificate ends the connection, which comes here.
  smtp.on('error', () => {})
  smtp.listen(0, '0.0.0.0', () => resolve((smtp.server.address() as AddressInfo).port))
  return promise
}

/** @returns why the letter was not sent, or undefined */
async function send(SMTP_URL: string, settings: Partial<Env> = {}): Promise<string | undefined> {
  const MAIL_FROM = 'Goodword <hello@goodword.example>'
  const transport = createTransport({ APP_URL: 'https://goodword.example', SMTP_URL, MAIL_FROM, ...settings })
  try {
    await transport.send(LETTER)
    return undefined
  } catch (error) {
    return readSendFailure(error).reason
  } finally {
    transport.close()
  }
}

test('with required TLS no letter leaves in the clear, and the log says why', async () => {
  const reason = await send(`smtp://127.0.0.1:${ports.plain}`, { SMTP_TLS: 'required' })
  expect(reason).toContain('Error upgrading connection with STARTTLS')
  expect(received).toHaveLength(0)
})

test('with required TLS a certificate that nobody vouches for is refused, and the log says why', async () => {
  const reason = await send(`smtp://127.0.0.1:${ports.selfSigned}`, { SMTP_TLS: 'required' })
  expect(reason).toContain('certificate')
  expect(received).toHaveLength(0)
})

test('opportunistic TLS is used where the server has it', async () => {
  const SMTP_TLS = 'opportunistic'
  expect(await send(`smtp://127.0.0.1:${ports.selfSigned}`, { SMTP_TLS })).toBeUndefined()
  expect(await send(`smtp://127.0.0.1:${ports.plain}`, { SMTP_TLS })).toBeUndefined()
  expect(received.map(({ session }) => session.secure)).toEqual([true, false])
})

test('without TLS an offered one is left alone', async () => {
  expect(await send(`smtp://127.0.0.1:${ports.selfSigned}`, { SMTP_TLS: 'off' })).toBeUndefined()
  expect(received.map(({ session }) => session.secure)).toEqual([false])
})

test('TLS is required by default of every server but one on this machine', async () => {
  expect(await send(`smtp://127.0.0.1:${ports.plain}`)).toBeUndefined()
  expect(await send(`smtp://localhost:${ports.plain}`)).toBeUndefined()
  expect(await send(`smtp://0.0.0.0:${ports.plain}`)).toContain('STARTTLS')
})

test('a mail server that cannot be reached is named by its address and error', async () => {
  expect(await send('smtp://127.0.0.1:1')).toContain('ECONNREFUSED')
})

test('the server introduces itself by the host of the product', async () => {
  await send(`smtp://127.0.0.1:${ports.plain}`)
  expect(received[0]?.session.hostNameAppearsAs).toBe('goodword.example')
})

test('an answer to a letter reaches who runs the installation', async () => {
  await send(`smtp://127.0.0.1:${ports.plain}`, { CONTACT_EMAIL: 'help@goodword.example' })
  await send(`smtp://127.0.0.1:${ports.plain}`)
  const letters = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
  expect(letters.map(({ replyTo }) => replyTo?.map(({ address }) => address))).toEqual([
    ['help@goodword.example'],
    undefined,
  ])
})
