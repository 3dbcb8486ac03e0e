/** Whether the browser holds what has this tag (RFC 9110, 13.1.2: compared weakly). */
export function isHeld(request: Request, tag: string): boolean {
  const held = request.headers.get('if-none-match')?.split(',') ?? []
  return held.some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''))
}
