/** A scheme, an address, or what begins as a site. */
const BEGINS = /:\/\/|www[.．。｡]|\bmailto:|[\p{L}\p{N}]@[\p{L}\p{N}]/iu
/**
 * A name with a domain that mail programs know. Domains of countries count in small letters alone: 'Thank you.It was' is a sentence
 * without a space.
 */
const DOMAIN =
  /[\p{L}\p{N}-][.．。｡](?:(?:com|org|net|info|biz|edu|gov|mil|int|app|dev|xyz|online|site|shop|store|tech|club|link|live|blog|cloud|page|jobs|pro|top|icu|zip|click)(?![\p{L}\p{N}])|xn--)/iu
const COUNTRY =
  /[\p{L}\p{N}-][.．。｡](?:a[cegirtu]|b[egrsy]|c[achlnoz]|d[eko]|e[esu]|f[imr]|g[egr]|h[kru]|i[delmnorst]|jp|k[rz]|l[ituvy]|m[exy]|n[loz]|p[elthw]|r[ou]|s[aegikuo]|t[kortvw]|u[aks]|vn|za|рф|бел|укр|срб|中国|公司|网络|香港|台灣|한국|भारत)(?![\p{L}\p{N}])/u
/** Names of software that read like one. */
const NAMES = /(?<![\p{L}\p{N}.-])(?:ASP|VB|ADO|ML)\.NET(?![\p{L}\p{N}-]|\.\p{L})/giu

/**
 * Whether a mail program would make a link of a part of a text: a scheme, an address, or a name with a known domain. 'Node.js' and
 * 'ASP.NET' are none.
 */
export function hasLink(text: string): boolean {
  const rest = text.replace(NAMES, '')
  return BEGINS.test(rest) || DOMAIN.test(rest) || COUNTRY.test(rest)
}
