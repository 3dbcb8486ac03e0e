import { generate } from 'selfsigned'

/** An authority that nobody knows but whoever is told of it, as companies have for their own machines. */
export interface Authority {
  /** Its certificate. */
  ca: string
  /** A key with a certificate for a name of this machine, and for its address. */
  certify(name?: string): Promise<{ cert: string; key: string }>
}

export async function makeAuthority(): Promise<Authority> {
  const authority = await generate([{ name: 'commonName', value: 'A private authority' }], {
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
  return {
    ca: authority.cert,
    async certify(name = 'localhost') {
      const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
        ca: { key: authority.private, cert: authority.cert },
        extensions: [
          {
            name: 'subjectAltName',
            altNames: [
              { type: 2, value: name },
              { type: 7, ip: '127.0.0.1' },
            ],
          },
        ],
      })
      return { cert, key }
    },
  }
}
