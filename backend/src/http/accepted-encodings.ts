import Negotiator from 'negotiator'

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The encodings a browser takes, best first, with the endings of their files. */
export function acceptedEncodings(request: Request) {
  const headers = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' }
  const accepted = new Negotiator({ headers }).encodings(ENCODINGS.map(([encoding]) => encoding))
  return ENCODINGS.filter(([encoding]) => accepted.includes(encoding))
}
