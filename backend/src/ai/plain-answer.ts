import { invisible } from '@goodword/contract/invisible'
import * as z from 'zod/mini'
import { privateIn } from './typed-text.ts'

const TAG = /<[/!a-z][^<>]*>/giu
const LINK = /!?\[([^\][\n]*)\]\([^()\n]*\)/g
/** Markdown's signs: of headings and quotes at the start of a line, of emphasis and code anywhere. */
const LINE_SIGNS = /^[ \t]{0,3}(?:#{1,6}[ \t]+|>[ \t]?)/gmu
const SIGNS = /\*\*|__|~~|`+/g

/** A text without markup, control characters and marks of direction. */
function plain(text: string): string {
  return invisible
    .removedFrom(invisible.plainText(text).replace(/\r\n?/g, '\n'))
    .replace(TAG, '')
    .replace(/[<>]/g, (sign, at: number, whole: string) => (/[a-z/!]/iu.test(whole.charAt(at + 1)) ? '' : sign))
    .replace(LINK, '$1')
    .replace(LINE_SIGNS, '')
    .replace(SIGNS, '')
}

/**
 * What a model may have written: plain text with something to see in it, and no link, address or telephone number. What was masked
 * comes back later, from the writer's own text.
 */
export const PlainAnswer = z.string().check(
  z.overwrite(plain),
  z.trim(),
  z.refine((text) => !invisible.isAll(text)),
  z.refine((text) => !invisible.isIn(text)),
  z.refine((text) => privateIn(text.replace(/\[\[\d{1,5}\]\]/g, '')).length === 0),
)
