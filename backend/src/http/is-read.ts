/** Whether a request changes nothing (RFC 9110, 9.2.1). */
export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}
