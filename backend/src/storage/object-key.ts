/**
 * An object's row keeps a bare key; the folder in front says what may be done with the file. Only a checked file leaves
 * `quarantine`, so nothing unchecked is ever served.
 */
export type Folder = 'quarantine' | 'private' | 'public'

export const FOLDERS: readonly Folder[] = ['quarantine', 'private', 'public']

export function objectKey(folder: Folder, key: string): string {
  return `${folder}/${key}`
}

/**
 * The bare key in an upload's address, or undefined for any other URL. What comes with the address (host, bucket,
 * query) is not trusted: the key alone leads to a row, and the row says whom it was issued to.
 */
export function keyInUploadUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const [folder, key] = new URL(url).pathname.split('/').slice(-2)
  return folder === 'quarantine' ? key : undefined
}
