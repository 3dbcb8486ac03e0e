import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a package says of itself, as far as it is read here. */
export interface PackageJson {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: { type: string }[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** One installed package, and the others that it stands on, by their keys: `name@version`. */
export interface Installed {
  json: PackageJson
  needs: Set<string>
}

export const keyOf = ({ name, version }: PackageJson) => `${name}@${version}`

/**
 * Every package of others that the product runs with, on the server or in what browsers are sent, as it is installed in a
 * checkout: the dependencies of its rooms and theirs in turn. A room that only tests has none, but for development.
 * Bun's isolated linker puts beside each package those that it has asked for, and no others.
 * @returns by key; `direct` are those that our rooms ask for themselves
 * @throws Error when one that is not optional is not installed
 */
export async function productionPackages(checkout: string) {
  const found = new Map<string, Installed>()
  const direct = new Set<string>()
  const visited = new Set<string>()

  async function visit(folder: string): Promise<string> {
    const json: PackageJson = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const key = keyOf(json)
    // The same package lies there once for each set of others that it was asked for with.
    if (visited.has(folder)) return key
    visited.add(folder)
    const needs = found.get(key)?.needs ?? new Set<string>()
    found.set(key, { json, needs })
    // A package in `.bun/<name>/node_modules`, and those it needs, lie side by side; a scope is a folder more.
    const beside = join(folder, json.name.includes('/') ? '../..' : '..')
    for (const [name, isOptional] of asksFor(json)) {
      const path = join(beside, name)
      if (existsSync(path)) needs.add(await visit(await realpath(path)))
      else if (!isOptional) throw new Error(`${key} needs ${name}, which is not installed.`)
    }
    return key
  }

  const { workspaces } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'))
  const rooms: string[] = workspaces.packages.flatMap((glob: string) => [
    ...new Bun.Glob(`${glob}/package.json`).scanSync(checkout),
  ])
  for (const room of rooms) {
    const { dependencies = {} }: PackageJson = JSON.parse(await readFile(join(checkout, room), 'utf8'))
    for (const [name, range] of Object.entries(dependencies)) {
      if (range.startsWith('workspace:')) continue
      direct.add(await visit(await realpath(join(checkout, dirname(room), 'node_modules', name))))
    }
  }
  return { found, direct }
}

/** @returns by name, whether it may be missing. What is optional among peers need not be named a peer: Bun links it all the same. */
function asksFor({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: PackageJson) {
  const all = (of: object | undefined, isOptional: boolean) =>
    Object.keys(of ?? {}).map((name) => [name, isOptional] as const)
  return new Map([
    ...all(peerDependencies, false),
    ...all(peerDependenciesMeta, true),
    ...all(dependencies, false),
    ...all(optionalDependencies, true),
  ])
}
