/**
 * The header that names a download (RFC 6266): a plain ASCII name for old readers, the full one beside it (RFC 8187).
 * Quotes, separators and control characters are replaced, so a name cannot end the header or leave its folder.
 */
export function contentDisposition(disposition: 'inline' | 'attachment', fileName: string): string {
  const safe = fileName.replace(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, '-').trim() || 'document'
  const ascii = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
