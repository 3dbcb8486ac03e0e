/** Bytes beyond which a file is more than the line that a PDF begins with, and the blanks in front of it. */
const HEADER_MAX = 1056

/**
 * Whether a PDF is its first line and nothing else: no reader shows anything of it. What is in a longer one is the reader's
 * to judge: some mend files that others refuse.
 */
export function isBareHeader(bytes: Uint8Array): boolean {
  return bytes.length <= HEADER_MAX && /^\s*%PDF-\d\.\d\s*$/.test(Buffer.from(bytes).toString('latin1'))
}
