import nodemailer from 'nodemailer'
import type { Env } from '../config/env.ts'
import type { RenderedLetter } from './templates/letter-template.ts'
import { MARK, MARK_ID } from './templates/parts/mark.ts'

/** Shown where the HTML names it, and not listed as a file. */
const PICTURES = [
  {
    cid: MARK_ID,
    content: MARK,
    contentType: 'image/png',
    filename: 'goodword.png',
    contentDisposition: 'inline' as const,
  },
]

/** Milliseconds. A server that hangs must not hold a letter longer than its job lives. */
const CONNECT = 5000
const SILENCE = 20_000

/** A program wrote it: out-of-office replies and their kind do not answer (RFC 3834, and Exchange's own header). */
const WRITTEN_BY_A_PROGRAM = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

export interface OutgoingLetter extends RenderedLetter {
  to: string
  /** The same at every try: a server or reader that saw it before can tell. */
  messageId: string
  headers?: Record<string, string>
}

export interface Transport {
  /** Resolves when the server took the letter; rejects with nodemailer's error. */
  send(letter: OutgoingLetter): Promise<void>
  /** Connects and signs in, and sends nothing. @throws nodemailer's error */
  verify(): Promise<void>
  close(): void
}

type Settings = Pick<Env, 'APP_URL' | 'SMTP_URL' | 'SMTP_TLS' | 'MAIL_FROM' | 'CONTACT_EMAIL'>

/**
 * Sends letters by any SMTP server. Nothing is connected before the first letter. An answer to a letter reaches those who
 * run this installation, where `CONTACT_EMAIL` says how.
 */
export function createTransport({ APP_URL, SMTP_URL, SMTP_TLS, MAIL_FROM, CONTACT_EMAIL }: Settings): Transport {
  const transporter = nodemailer.createTransport({
    url: SMTP_URL,
    // Servers look at the name in EHLO; by default it would be this machine's, which may be none.
    name: new URL(APP_URL).hostname,
    ...security(SMTP_URL, SMTP_TLS),
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    socketTimeout: SILENCE,
    // What people typed is never a file name or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, html, text, messageId, headers }) => {
      for (const line of [to, subject, ...Object.values(headers ?? {})]) refuseLineBreaks(line)
      // As an object, so that the address is taken as it is and never read as a list of several.
      await transporter.sendMail({
        from: MAIL_FROM,
        ...(CONTACT_EMAIL && { replyTo: CONTACT_EMAIL }),
        to: { name: '', address: to },
        subject,
        html,
        text,
        attachments: PICTURES,
        messageId,
        headers: { ...headers, ...WRITTEN_BY_A_PROGRAM },
      })
    },
    verify: async () => void (await transporter.verify()),
    close: () => transporter.close(),
  }
}

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** What nodemailer is asked for. With `smtps:` TLS is there from the first byte, whatever is said here. */
function security(address: string, setting: Env['SMTP_TLS']) {
  switch (setting ?? (THIS_MACHINE.test(new URL(address).hostname) ? 'opportunistic' : 'required')) {
    case 'required':
      return { requireTLS: true }
    case 'opportunistic':
      // Without TLS the letter would leave as well: a certificate that proves nothing is no reason to keep it.
      return { opportunisticTLS: true, tls: { rejectUnauthorized: !address.startsWith('smtp:') } }
    case 'off':
      return { ignoreTLS: true }
  }
}

/** A line break would begin a header of somebody else's making (ASVS 1.3.11). */
function refuseLineBreaks(line: string): void {
  if (/[\r\n\0]/.test(line)) throw new Error('A header holds a line break.')
}
