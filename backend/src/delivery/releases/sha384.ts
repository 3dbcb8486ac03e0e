/** The SHA-384 of a file, as browsers write it in `integrity`. */
export function sha384(bytes: Uint8Array): string {
  return `sha384-${new Bun.CryptoHasher('sha384').update(bytes).digest('base64')}`
}
