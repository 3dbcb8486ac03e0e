import { SLOTS } from '@goodword/contract/limits'
import type { Texts } from '@goodword/shared-ui/kernel'
import { shrinkPhoto } from './shrink-photo.ts'
import { type Page, writePdf } from './write-pdf.ts'

const PAGES_MAX = 10
/** Pixels: 190 to the inch of a page. */
const LONG_SIDE = 2200
/** The most bytes of the pictures of a PDF; the rest is for what holds them together. */
const MOST = SLOTS.resume.bytes * 0.98

/** A resume that was photographed. */
export interface Photographed {
  file: File
  /** As they were drawn first, to add some. */
  pages: readonly Page[]
}

/**
 * One PDF of photographs. Where they are too large together, all are scaled down.
 * @param before pages that come first
 * @param texts of the page
 * @throws Error with a sentence, where one cannot be read or they are too many
 */
export async function photographed(
  photos: readonly Blob[],
  before: readonly Page[],
  { t, tn }: Texts,
): Promise<Photographed> {
  const pages = [...before]
  if (before.length + photos.length > PAGES_MAX)
    throw new Error(tn(PAGES_MAX, 'Please use at most {count} page.', 'Please use at most {count} pages.'))
  // One after the other: decoded, a photograph has fifty megabytes.
  for (const photo of photos) {
    const page = await shrinkPhoto(photo, LONG_SIDE).catch(() => {
      throw new Error(t('We could not read this photo. Please take it again, or choose a PDF.'))
    })
    pages.push(page)
  }
  let fitting = pages
  for (let side = LONG_SIDE * 0.8; sizeOf(fitting) > MOST; side *= 0.8) {
    fitting = []
    for (const { jpeg } of pages) fitting.push(await shrinkPhoto(jpeg, side))
  }
  const name = pages.length === 1 ? 'resume-page-1.pdf' : `resume-pages-1-${pages.length}.pdf`
  return { file: new File([writePdf(fitting)], name, { type: 'application/pdf' }), pages }
}

function sizeOf(pages: readonly Page[]): number {
  return pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0)
}
