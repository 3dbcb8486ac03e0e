import { encodeExtended, format } from 'content-disposition'

/**
 * The header that names a download (RFC 6266): a plain ASCII name for old readers, the full one beside it (RFC 8187).
 * Quotes, separators and control characters are replaced, so a name cannot leave its folder.
 */
export function contentDisposition(disposition: 'inline' | 'attachment', fileName: string): string {
  const safe = fileName.replace(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, '-').trim() || 'document'
  const ascii = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
  return format({ type: disposition, parameters: { filename: ascii, 'filename*': encodeExtended(safe) } })
}
