/** What a reader may follow, by a click of theirs. */
const LINK = /^[\w:/.-]+\/hyperlink$/
/** What Word looks for on the reader's own machine, and does without where it is not. */
const MAY_BE_LOCAL = /^[\w:/.-]+\/(?:attachedTemplate|image|mailMergeSource|mailMergeHeaderSource)$/
const TYPE = /\bType\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const TARGET = /\bTarget\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const INSIDE = /TargetMode\s*=\s*["']Internal["']/
/** A drive or a folder of this machine, or none: the first sign of a name is neither of another machine nor of a protocol. */
const LOCAL_START = /^(?:file:\/\/\/(?:[a-z]:[\\/])?|[a-z]:[\\/])?(?![\\/])/i
const PROTOCOL = /^[a-z][a-z\d+.-]*:/i
/** What separates folders, twice, or written in a way of its own. */
const HIDDEN = /[\\/]{2}|%(?:5c|2f|3a|0|1)|&(?!amp;)/i

/**
 * Whether a part that says how parts of a Word document hang together (`.rels`) has Word load something from elsewhere when
 * it opens it: a template, whose macros then run, an object, a picture that tells who reads. Links, which are clicked, are
 * none of that, nor is the template of whoever wrote it, on their own machine.
 * @param xml as it stands in the file; whoever wrote it wants it to be misread, so what is not plainly harmless counts
 */
export function loadsFromElsewhere(xml: Uint8Array): boolean {
  return elementsOf(xml).some(
    (element) => /TargetMode/i.test(element) && !isInside(element) && !isLink(element) && !isLocal(element),
  )
}

/** The elements of an XML, each from its name on. UTF-16 becomes readable without its zeros. */
export function elementsOf(xml: Uint8Array): string[] {
  return Buffer.from(xml).toString('latin1').replaceAll('\0', '').split('<')
}

function isInside(element: string): boolean {
  return INSIDE.test(element) && !/External|&/i.test(element)
}

function isLink(element: string): boolean {
  return everyValue(element, TYPE, (type) => LINK.test(type))
}

function isLocal(element: string): boolean {
  const isPlain = everyValue(element, TYPE, (type) => MAY_BE_LOCAL.test(type))
  return isPlain && everyValue(element, TARGET, isLocalPath)
}

function isLocalPath(target: string): boolean {
  const start = LOCAL_START.exec(target)?.[0]
  if (start === undefined) return false
  const rest = target.slice(start.length)
  return !HIDDEN.test(rest) && !PROTOCOL.test(rest)
}

function everyValue(element: string, attribute: RegExp, is: (value: string) => boolean): boolean {
  const values = Array.from(element.matchAll(attribute), ([, inDouble, inSingle = '']) => inDouble ?? inSingle)
  return values.length > 0 && values.every(is)
}
