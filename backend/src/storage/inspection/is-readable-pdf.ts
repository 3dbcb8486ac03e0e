/**
 * Whether a PDF has what a reader needs to show anything: objects, and a trailer or a cross-reference stream that says
 * where they begin (ISO 32000-1, section 7.5). A header alone has neither, nor has a file that breaks off.
 */
export function isReadablePdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return file.includes(' obj') && (file.includes('trailer') || file.includes('/XRef'))
}
