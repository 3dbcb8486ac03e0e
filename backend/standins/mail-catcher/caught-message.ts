import PostalMime, { type Email } from 'postal-mime'

/** A letter as `/dev/mailbox.json` lists it. */
export interface CaughtMessage {
  /** Grows with time. */
  id: string
  /** The envelope's recipients, separated by commas: where it really went. */
  to: string
  from: string
  subject: string
  html: string
  text: string
  /** By name in lower case; one that came more than once holds all its values, a line each. */
  headers: Record<string, string>
  /** ISO 8601. */
  receivedAt: string
}

/** Reads a raw message as a mail client would. */
export async function readMessage(raw: Uint8Array, recipients: readonly string[]): Promise<CaughtMessage> {
  const message = await PostalMime.parse(raw)
  const headers: Record<string, string> = {}
  for (const { key, value } of message.headers) headers[key] = key in headers ? `${headers[key]}\n${value}` : value
  const { name, address } = message.from ?? {}
  return {
    id: Bun.randomUUIDv7(),
    to: recipients.join(', '),
    from: name ? `${name} <${address}>` : (address ?? ''),
    subject: message.subject ?? '',
    html: withPictures(message),
    text: message.text ?? '',
    headers,
    receivedAt: new Date().toISOString(),
  }
}

/** The HTML with the pictures that the letter carries along. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (!contentId) return shown
    const bytes = Buffer.from(content as ArrayBuffer).toString('base64')
    return shown.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${bytes}`)
  }, html)
}
