const UNRELEASED = '## Unreleased'

/**
 * What stands under Unreleased.
 * @throws Error when there is no such heading, or nothing but headings under it
 */
export function unreleased(changelog: string): string {
  const { section } = split(changelog)
  const lines = section.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  if (lines.length === 0) throw new Error('CHANGELOG.md says nothing under Unreleased: there is nothing to release.')
  return section.trim()
}

/**
 * Puts what stands under Unreleased under a version and a day, as Keep a Changelog has it.
 * @param day `2026-11-25`
 */
export function withRelease(changelog: string, version: string, day: string): string {
  const section = unreleased(changelog)
  const { before, after } = split(changelog)
  return `${before}${UNRELEASED}\n\n## ${version} - ${day}\n\n${section}\n${after && `\n${after}`}`
}

/**
 * What a release says of itself.
 * @throws Error when it has no heading
 */
export function notesOf(changelog: string, version: string): string {
  const [, text] =
    new RegExp(`^## ${RegExp.escape(version)} - \\d{4}-\\d\\d-\\d\\d\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(
      changelog,
    ) ?? []
  if (text === undefined) throw new Error(`CHANGELOG.md has no ${version}.`)
  return `${text.trim()}\n`
}

function split(changelog: string) {
  const at = changelog.indexOf(`${UNRELEASED}\n`)
  if (at === -1) throw new Error('CHANGELOG.md has no Unreleased.')
  const from = at + UNRELEASED.length
  const next = changelog.indexOf('\n## ', from)
  const to = next === -1 ? changelog.length : next + 1
  return { before: changelog.slice(0, at), section: changelog.slice(from, to), after: changelog.slice(to) }
}
