import type { FindFile } from '../files/find-file.ts'

/** Where the files of releases are: written once under a path that names the version, never changed. */
export interface ReleaseStore {
  /** Whether a release is there, in full. */
  has(remote: string, version: string): Promise<boolean>
  /**
   * Takes in a built release; one that is there already is left as it is.
   * @param folder what was built, with its `release.json`
   * @throws Error when it could not be written in full; nothing of it is there then
   */
  publish(remote: string, version: string, folder: string): Promise<void>
  /** Keeps a release from being tidied away by later builds: the database may point at it. */
  keep(remote: string, version: string): Promise<void>
  /** Finds a file for browsers: `<remote>/<version>/<file>`, as it came in the URL. @throws Error when the store is away */
  find: FindFile
  /**
   * Reads a file for this server itself.
   * @param path `<remote>/<version>/<file>`
   * @returns null where there is no such file
   * @throws Error when the store is away
   */
  read(path: string): Promise<Uint8Array | null>
}
