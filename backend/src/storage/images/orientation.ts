/** Exif is a TIFF file in small: a byte order, then a list of entries of 12 bytes each. */
const ENTRY = 12
const TAG = 0x0112
const SHORT = 3
const UPRIGHT = 1

/**
 * What is kept of Exif data: which side is up, and only where it says anything. Without it photographs of phones lie on
 * their side.
 * @param tiff Exif data, from its byte order on
 * @returns Exif data with this one entry, or undefined where the picture is upright or the data is broken
 */
export function orientationOnly(tiff: Buffer): Buffer | undefined {
  const orientation = readOrientation(tiff)
  if (orientation === undefined || orientation === UPRIGHT) return undefined
  const kept = Buffer.from('4d4d002a00000008' + '0001' + '0112000300000001' + '00000000' + '00000000', 'hex')
  kept.writeUInt16BE(orientation, 18)
  return kept
}

function readOrientation(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const list = long(4)
    for (let index = 0; index < short(list); index++) {
      const entry = list + 2 + index * ENTRY
      if (short(entry) !== TAG || short(entry + 2) !== SHORT) continue
      const value = short(entry + 8)
      return value >= 1 && value <= 8 ? value : undefined
    }
  } catch {
    // A list that points out of the data says nothing.
  }
  return undefined
}
