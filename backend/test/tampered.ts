/**
 * The token with another signature: its first character is changed. Never the last one: of that, base64url leaves some
 * bits without a meaning, so that one change in sixteen is none.
 */
export function tampered(token: string | undefined): string {
  return (token ?? '').replace(/\.(.)(?=[^.]*$)/, (_, first) => (first === 'A' ? '.B' : '.A'))
}
