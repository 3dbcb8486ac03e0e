/** A file as it lies in the store. */
export interface StoredObject {
  /** Bytes. */
  size: number
  type: string
  /** Names these very bytes: another upload to the same key changes it. */
  version: string
}

/** What the server does with files. All of it throws `Unavailable` when the store is away or too slow. */
export interface Storage {
  /**
   * An address for one PUT by the browser, valid 15 minutes. Its type and its size in bytes are part of the signature:
   * any other is refused by the store itself (docs/rules.md#uploads-go-to-the-store-directly).
   */
  presignPut(target: { key: string; type: string; size: number }): Promise<string>
  /** `undefined` when there is no such object. */
  head(key: string): Promise<StoredObject | undefined>
  /** @throws FileChanged when it is no longer of that version, where one is given */
  read(key: string, version?: string): Promise<Uint8Array>
  /**
   * Copies an object under a new key; what is there already is replaced. `type` is the copy's content type.
   * @returns false, and copies nothing, when the source is no longer of that version
   */
  copy(move: { from: string; version: string; to: string; type: string }): Promise<boolean>
  /** Writes an object from here; what is there already is replaced. */
  put(object: { key: string; bytes: Uint8Array; type: string }): Promise<void>
  /** Removes objects; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>
}
