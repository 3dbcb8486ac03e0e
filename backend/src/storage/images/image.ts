/** A picture made anew from what it shows. */
export interface CleanImage {
  bytes: Uint8Array
  /** Pixels, as the file claims. */
  width: number
  height: number
}
