export interface Case {
  file: string
  /** With the names of the groups around it. */
  name: string
  isPassed: boolean
}

/** The test cases in a JUnit file as `bun test` writes it. */
export function readJunit(xml: string): Case[] {
  const cases: Case[] = []
  for (const [, attributes = '', rest = ''] of xml.matchAll(/<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)) {
    const read = (name: string) => decode(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
    const group = read('classname')
    const name = group ? `${group.replaceAll(' > ', ' ')} ${read('name')}` : read('name')
    cases.push({ file: read('file'), name, isPassed: !/<(failure|error|skipped)/.test(rest) })
  }
  return cases
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&amp;': '&',
}

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
