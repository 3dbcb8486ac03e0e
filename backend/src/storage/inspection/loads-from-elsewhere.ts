/** What a reader may follow, by a click of theirs. */
const LINK = /^[\w:/.-]+\/hyperlink$/
const TYPE = /\bType\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const INSIDE = /TargetMode\s*=\s*["']Internal["']/

/**
 * Whether a part that says how parts of a Word document hang together (`.rels`) has Word load something from elsewhere when
 * it opens it: a template, whose macros then run, an object, a picture that tells who reads. Links, which are clicked, are
 * none of that.
 * @param xml as it stands in the file; whoever wrote it wants it to be misread, so what is not plainly a link counts
 */
export function loadsFromElsewhere(xml: Uint8Array): boolean {
  // UTF-16 becomes readable without its zeros.
  const elements = Buffer.from(xml).toString('latin1').replaceAll('\0', '').split('<')
  return elements.some((element) => /TargetMode/i.test(element) && !isInside(element) && !isLink(element))
}

function isInside(element: string): boolean {
  return INSIDE.test(element) && !/External|&/i.test(element)
}

function isLink(element: string): boolean {
  const types = Array.from(element.matchAll(TYPE), ([, inDouble, inSingle = '']) => inDouble ?? inSingle)
  return types.length > 0 && types.every((type) => LINK.test(type))
}
