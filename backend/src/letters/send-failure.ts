import { LetterFault } from './letter-fault.ts'

/** What went wrong while sending, as far as it may be written down: codes and commands, never addresses. */
export interface SendFailure {
  /** True where the very same letter would be refused again: an operator has to look at it. */
  isPermanent: boolean
  reason: string
  /** What did not do its part, where it was not we. */
  service?: 'mail server'
}

/**
 * A 5xx to the recipient or to the content is about this letter. The same code before that (greeting, authentication,
 * sender) is about us or the server: that may be mended any moment, and every letter must wait for it.
 */
const ABOUT_THE_LETTER = ['RCPT TO', 'DATA']

/** Nodemailer's codes for what goes wrong before anything is said of a letter: its sentence is about the mail server alone. */
const BEFORE_THE_LETTER = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETLS']

export function readSendFailure(error: unknown): SendFailure {
  if (error instanceof LetterFault) return { isPermanent: false, reason: error.message }
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>
  const isRefused = typeof responseCode === 'number' && responseCode >= 500
  const codes = [responseCode, code, command].filter(Boolean).join(' ')
  const cause = error instanceof Error && BEFORE_THE_LETTER.includes(String(code)) ? error.message : ''
  return {
    isPermanent: isRefused && ABOUT_THE_LETTER.includes(String(command)),
    // Nodemailer names what it was saying to the server.
    ...(command !== undefined && { service: 'mail server' }),
    reason: [codes, cause].filter(Boolean).join(': ') || (error instanceof Error ? error.constructor.name : 'unknown'),
  }
}
