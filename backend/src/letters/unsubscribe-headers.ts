/**
 * Gives mail clients their own "unsubscribe" button (RFC 8058): one click, no page, no sign-in.
 * @param link of `unsubscribe-link.ts`
 */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
