import type { Env } from '../config/env.ts'
import { readSendFailure } from '../letters/send-failure.ts'
import { createTransport } from '../letters/transport.ts'
import { type Finding, fault, fine } from './finding.ts'

/** Whether the mail server answers, by TLS as SMTP_TLS says, and takes the name and password. Nothing is sent. */
export async function checkMailServer(env: Env): Promise<Finding[]> {
  const transport = createTransport(env)
  try {
    await transport.verify()
    return [fine('The mail server takes our name and password.')]
  } catch (error) {
    const said = `The mail server takes no letters: ${readSendFailure(error).reason}.`
    return [fault(said, 'Look at SMTP_URL and SMTP_TLS; letters wait and are tried again for seven hours.')]
  } finally {
    transport.close()
  }
}
