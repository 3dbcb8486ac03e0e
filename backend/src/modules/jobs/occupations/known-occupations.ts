import { Matcher } from './matcher.ts'
import { readOccupations } from './occupation-lines.ts'

const FILE = new URL('./occupations.tsv.gz', import.meta.url)

let matcher: Promise<Matcher> | undefined

/** The matcher of all occupations; read when it is first asked for. */
export function knownOccupations(): Promise<Matcher> {
  matcher ??= read()
  return matcher
}

/** Takes these, as `writeOccupations` wrote them, instead: the lab keeps names back, to ask for them. */
export function useOccupations(lines: string): void {
  matcher = Matcher.of(readOccupations(lines))
}

async function read(): Promise<Matcher> {
  const lines = new TextDecoder().decode(Bun.gunzipSync(await Bun.file(FILE).bytes()))
  return Matcher.of(readOccupations(lines))
}
