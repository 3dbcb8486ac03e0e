/** A picture that fills a page: a JPEG, and its size in pixels. */
export interface Page {
  jpeg: Blob
  width: number
  height: number
}

/** A4, in points. */
const SHORT = 595
const LONG = 842

/**
 * A PDF with one picture on each page, as PDF 1.4 has them: a page, what it draws, and the JPEG as it is. A library would be
 * a hundred times as large.
 */
export function writePdf(pages: readonly Page[]): Blob {
  const parts: BlobPart[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: string | Blob) => {
    parts.push(part)
    // All text here is ASCII.
    length += typeof part === 'string' ? part.length : part.size
  }
  const object = (content: string, stream?: string | Blob) => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n${content}\n`)
    if (stream !== undefined) {
      add('stream\n')
      add(stream)
      add('\nendstream\n')
    }
    add('endobj\n')
  }
  add('%PDF-1.4\n')
  object('<</Type/Catalog/Pages 2 0 R>>')
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')
  object(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`)
  pages.forEach(({ jpeg, width, height }, at) => {
    const [page, draws, picture] = [3 + at * 3, 4 + at * 3, 5 + at * 3]
    const across = width > height ? LONG : SHORT
    const down = Math.round((across * height) / width)
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`
    const draw = `/Resources<</XObject<</P ${picture} 0 R>>>>/Contents ${draws} 0 R`
    object(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]${draw}>>`)
    object(`<</Length ${drawing.length}>>`, drawing)
    const format = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
    object(`<</Type/XObject/Subtype/Image${format}/Length ${jpeg.size}>>`, jpeg)
    if (offsets.length !== page + 2) throw new Error('The objects of a page are numbered otherwise.')
  })
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = offsets.length + 1
  add(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`)
  add(`trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}
