import { fill, said } from '@goodword/languages/texts'
import * as z from 'zod/mini'
import { invisible } from './invisible.ts'
import { EMAIL_MAX, PHONE_DIGITS_MAX, PHONE_DIGITS_MIN, PHONE_MAX, URL_MAX } from './limits.ts'

/**
 * Building blocks of the schemas. Every text has a cap (docs/rules.md#every-text-has-a-longest-length) and refuses what
 * turns or hides what is read (docs/rules.md#what-is-typed-is-what-is-seen). Control characters are dropped, NUL among them,
 * which Postgres cannot store.
 */

const INVISIBLE = said('Please remove the invisible characters from this field')
// Said when it is needed: the first number a browser formats costs a slow phone a tenth of a second.
const tooLong = (max: number) =>
  atMost(max, () => fill(said('Please use at most {max} characters'), { max: max.toLocaleString('en-US') }))
/** A text that is too long is looked at no further: what it would be held to takes the longer, the longer it is. */
const atMost = (max: number, error: string | (() => string)) => z.maxLength(max, { error, abort: true })
const withoutInvisible = z.refine<string>((value) => !invisible.isIn(value), INVISIBLE)
/** They come before the rules about lengths. */
const plainText = z.overwrite(invisible.plainText)
const plainLine = z.overwrite(invisible.plainLine)

/**
 * A trimmed text of `min` to `max` characters (code points: an emoji is one); `message` is shown when it is missing or
 * too short.
 */
export function text(min: number, message: string, max: number) {
  return required(plainText, { min, message, max })
}

/** A `text` of a single line, such as a name: a line separator in it becomes a blank. */
export function line(min: number, message: string, max: number) {
  return required(plainLine, { min, message, max })
}

function required(plain: typeof plainText, { min, message, max }: { min: number; message: string; max: number }) {
  const isSeen = z.refine<string>((value) => value.length < min || !invisible.isAll(value), message)
  return z.string(message).check(plain, z.trim(), z.minLength(min, message), tooLong(max), isSeen, withoutInvisible)
}

/** Of a text that is one line, also where it is printed, listed or sent on. */
export const isOneLine = z.refine<string | null>(
  (value) => !/[\r\n]/.test(value ?? ''),
  said('Please use a single line'),
)

/** A text that may be absent, null or empty; all three become null. */
export function optionalText(max: number) {
  return optional(plainText, max)
}

/** An `optionalText` of a single line: a line separator in it becomes a blank. */
export function optionalLine(max: number) {
  return optional(plainLine, max)
}

function optional(plain: typeof plainText, max: number) {
  return z.pipe(
    z.nullish(z.string().check(plain, z.trim(), tooLong(max), withoutInvisible)),
    z.transform((value) => value || null),
  )
}

/**
 * An e-mail address, trimmed. Not lower-cased: that is for comparing
 * (docs/rules.md#addresses-are-compared-trimmed-and-in-lower-case), the letter goes to what was typed.
 */
export function email(message: string = said('Please enter a valid email address')) {
  return z.string(message).check(
    z.overwrite(invisible.withoutControls),
    z.trim(),
    atMost(EMAIL_MAX, message),
    z.refine((value) => !invisible.isInAddress(value), INVISIBLE),
    z.regex(EMAIL, message),
    z.regex(LOCAL_PART, message),
  )
}

// One @, no spaces or control characters, a dot in the domain, no dot at an edge. Unicode is welcome on both sides.
const EMAIL =
  /^[^\s@<>(),;:\\"[\].\p{Cc}]+(?:\.[^\s@<>(),;:\\"[\].\p{Cc}]+)*@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+[\p{L}\p{N}-]{2,}$/u
/** 64 characters before the @ (RFC 5321). */
const LOCAL_PART = /^[^@]{1,64}@/u

/**
 * A phone number, or nothing; absent, null and empty become null. A rule of our own, since the form has it on its first
 * load and the tables of numbering plans (`libphonenumber-js`) weigh more than the rest of it: digits, what people put
 * between them, an extension. Whether anybody has the number is not its business.
 */
export function optionalPhone(message: string = said('Please enter a phone number, such as +1 555 010 0123')) {
  return z.pipe(
    z.nullish(
      z.string(message).check(
        withoutMarks,
        z.trim(),
        atMost(PHONE_MAX, message),
        z.refine((value) => value === '' || isPhone(value), message),
      ),
    ),
    z.transform((value) => value || null),
  )
}

/** Lists of contacts put marks of direction around a number that is copied from them; to a number they mean nothing. */
const withoutMarks = z.overwrite<string>((value) =>
  invisible.plainLine(value).replace(/[\u202a\u202c\u202d\u2066-\u2069]/g, ''),
)

function isPhone(value: string): boolean {
  const digits = PHONE.exec(value)?.[1]?.replace(/\P{Nd}/gu, '').length ?? 0
  return digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX
}

const PHONE = /^(\+?[\p{Nd}\p{Zs}\p{Pd}()./]+)(?:(?:, ?)?(?:x|ext\.?|#) ?\p{Nd}{1,6})?$/iu

/**
 * An http or https URL, or nothing; absent, null and empty become null (ASVS 1.2.2).
 * @param own a form of path that is ours and as good as a URL
 */
export function optionalUrl(message: string, own?: RegExp) {
  return z.pipe(
    z.nullish(
      z.string(message).check(
        z.overwrite(invisible.withoutControls),
        z.trim(),
        atMost(URL_MAX, message),
        z.refine((value) => value === '' || isWebUrl(value) || (own?.test(value) ?? false), message),
      ),
    ),
    z.transform((value) => value || null),
  )
}

/**
 * A logo that pages can show, or none: they load pictures from https alone, and browsers would block any other.
 */
export function httpsLogo<Logo extends z.ZodMiniType<string | null>>(logo: Logo) {
  return logo.check(
    z.refine((value) => !value || !/^http:/i.test(value), 'Please use a logo address that starts with https://'),
  )
}

function isWebUrl(value: string): boolean {
  if (invisible.isIn(value) || !URL.canParse(value)) return false
  // Of these two schemes a URL without a host does not parse.
  return ['https:', 'http:'].includes(new URL(value).protocol)
}

/** The id of a row. */
export const Id = z.uuid('Please use a valid id')
/** A moment as ISO 8601 text in UTC. */
export const Moment = z.iso.datetime()
