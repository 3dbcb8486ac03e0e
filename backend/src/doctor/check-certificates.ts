import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import type { Env } from '../config/env.ts'
import { certificateFinding, type Finding, fault, warning } from './finding.ts'

const PATIENCE = 5000
const PORTS: Record<string, number> = { 'https:': 443, 'smtps:': 465 }

/** Every address with TLS from the first byte that the environment names: by host and port, each once. */
export function certificateAddresses(env: Env): { host: string; port: number }[] {
  const urls = [
    ...[env.APP_URL, env.S3_ENDPOINT, env.S3_PUBLIC_ENDPOINT, env.SMTP_URL],
    ...[env.ERROR_HOOK_URL, env.AI_BASE_URL],
    ...Object.values(env.SIGN_IN),
  ]
  const found = urls.flatMap((url) => {
    const { protocol = '', hostname = '', port = '' } = (url && URL.parse(url)) || {}
    const usual = PORTS[protocol]
    return usual ? [{ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usual) }] : []
  })
  return [...new Map(found.map((address) => [`${address.host}:${address.port}`, address])).values()]
}

/** How long the certificates of those addresses are valid, and whether they are believed here. */
export async function checkCertificates(env: Env): Promise<Finding[]> {
  return Promise.all(
    certificateAddresses(env).map(async ({ host, port }) => {
      const seen = await look(host, port)
      if (seen instanceof Error) {
        const said = `${host}:${port} shows no certificate: ${seen.message}.`
        return warning(said, 'If browsers reach it, this server does not: look at the network between.')
      }
      if (seen.refusal && seen.refusal !== 'CERT_HAS_EXPIRED') {
        const remedy =
          seen.refusal === 'ERR_TLS_CERT_ALTNAME_INVALID'
            ? 'It names other hosts: look at what the address leads to, and get one for this host.'
            : 'Show the whole chain, or name your own authority by NODE_EXTRA_CA_CERTS.'
        return fault(`The certificate of ${host} is not believed: ${seen.refusal}.`, remedy)
      }
      return certificateFinding(host, seen.certificate.valid_to).finding
    }),
  )
}

function look(
  host: string,
  port: number,
): Promise<{ certificate: PeerCertificate; refusal: string | undefined } | Error> {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof look>>>()
  const servername = isIP(host) ? {} : { servername: host }
  const socket = connect({ host, port, ...servername, rejectUnauthorized: false }, () => {
    const refusal = socket.authorized ? undefined : String(socket.authorizationError ?? 'unknown')
    resolve({ certificate: socket.getPeerCertificate(), refusal })
    socket.end()
  })
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error('no answer in time')))
  socket.on('error', resolve)
  return promise
}
