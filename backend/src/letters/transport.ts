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
  close(): void
}

/** Sends letters by any SMTP server. Nothing is connected before the first letter. */
export function createTransport({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Transport {
  const transporter = nodemailer.createTransport({
    url: SMTP_URL,
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
        to: { name: '', address: to },
        subject,
        html,
        text,
        attachments: PICTURES,
        messageId,
        headers: { ...headers, ...WRITTEN_BY_A_PROGRAM },
      })
    },
    close: () => transporter.close(),
  }
}

/** A line break would begin a header of somebody else's making (ASVS 1.3.11). */
function refuseLineBreaks(line: string): void {
  if (/[\r\n\0]/.test(line)) throw new Error('A header holds a line break.')
}
