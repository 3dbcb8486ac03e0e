const DATABASE = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/s
/** What it may say of itself: a server that takes no writes is of no use here, */
const PRIMARY = ['read-write', 'primary']
/** and where lists are read, one that takes them. */
const STANDBY = ['standby', 'prefer-standby', 'read-only', 'any']

/**
 * The servers that a database's URL names, each as a URL of its own: `postgres://name@one:5432,two:5432/goodword` names two.
 * @returns undefined for what is no such URL, or asks for a server that takes no writes
 */
export function serversOf(url: string): [string, ...string[]] | undefined {
  return namedBy(url, PRIMARY)
}

/** The same for servers that only follow. @returns undefined for what is no such URL, or asks for one that takes writes */
export function standbysOf(url: string): [string, ...string[]] | undefined {
  return namedBy(url, STANDBY)
}

function namedBy(url: string, mayWant: readonly string[]): [string, ...string[]] | undefined {
  const { before = '', hosts = '', after = '' } = DATABASE.exec(url)?.groups ?? {}
  const [first, ...others] = hosts.split(',').map((host) => `${before}${host}${after}`)
  if (
    !first ||
    ![first, ...others].every((each) => before && URL.canParse(each) && (new URL(each).host || !others.length))
  )
    return undefined
  const wanted = new URL(first).searchParams.get(TARGET)
  if (wanted !== null && !mayWant.includes(wanted)) return undefined
  return [first, ...others.filter((other) => other !== first)].map(withoutTarget) as [string, ...string[]]
}

const TARGET = 'target_session_attrs'

/** Whether the one that takes writes has to be looked for: there are several, or the URL asks for it. */
export function hasToBeFound(url: string): boolean {
  return (serversOf(url)?.length ?? 0) > 1 || url.includes(`${TARGET}=`)
}

/** Clients would take it for a setting of the server. */
function withoutTarget(url: string): string {
  if (!url.includes(TARGET)) return url
  const each = new URL(url)
  each.searchParams.delete(TARGET)
  return each.href
}
