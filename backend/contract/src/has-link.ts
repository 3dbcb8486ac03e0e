/** A scheme, an address, or what begins as a site. */
const BEGINS = /:\/\/|www[.。]|\bmailto:|[\p{L}\p{N}]@[\p{L}\p{N}]/iu
/** A name with a domain that mail programs know, in any case. */
const DOMAIN =
  /[\p{L}\p{N}-][.。](?:(?:com|org|net|info|biz|edu|gov|mil|int|app|dev|xyz|online|site|shop|store|tech|club|link|live|blog|cloud|page|jobs|pro|top|icu|zip|click)(?![\p{L}\p{N}])|xn--)/iu
/**
 * Domains of countries, and those that are words, count in small letters, and among capitals in capitals: 'Thank you.It was' and
 * 'you.IT was' are sentences without a space.
 */
const SMALL =
  /[\p{L}\p{N}-][.。](?:a[cegirtu]|b[egrsyz]|c[acfhlnoxz]|d[eko]|e[ecsu]|f[imr]|g[adeglqry]|h[kru]|i[delmnorst]|jp|k[erz]|l[aiktuvy]|m[elsuxy]|n[fgluoz]|p[ehklstwy]|r[ou]|s[aeghikotuxy]|t[klortvw]|u[akys]|v[cgn]|w[fs]|za|gle|website|space|support|work|works|careers|company|world|today|email|help|chat|team|media|digital|agency|studio|network|solutions|services|systems|center|group|host|press|news|social|zone|vip|buzz|fun|win|bid|loan|bio|lol|monster|guru|expert|ninja|rocks|mobi|asia|рф|бел|укр|срб|中国|公司|网络|香港|台灣|한국|भारत)(?![\p{L}\p{N}])/u
const CAPITALS = /[\p{Lu}\p{N}-][.。]\p{Lu}[\p{L}\p{N}]+/gu
/** Whatever it ends with, what follows makes it an address: a path, a port or a question. Files and software are written like that too. */
const FOLLOWED =
  /[\p{L}\p{N}-](?:\.(?!(?:jsx?|tsx?|json|css|html?|ya?ml|xml|csv|pdf)(?![\p{L}\p{N}]))\p{L}{2,63}|。[a-z]{2,63})(?:\/|:\d|\?[\p{L}\p{N}])/iu
const NUMBERS = /(?<![\d.])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?:\/|:\d|\?[\p{L}\p{N}])/u
const KINDS = [BEGINS, DOMAIN, SMALL, FOLLOWED, NUMBERS]
/** Names of software that read like one. */
const NAMES = /(?<![\p{L}\p{N}.-])(?:ASP|VB|ADO|ML)\.NET(?![\p{L}\p{N}/-]|\.\p{L}|:\d|\?[\p{L}\p{N}])/giu

/**
 * Whether a mail program would make a link of a part of a text, in whatever width it is typed: a scheme, an address, a name with a known
 * domain, or a name or number with a path or port. 'Node.js' and 'ASP.NET' are none.
 */
export function hasLink(text: string): boolean {
  const rest = text.normalize('NFKC').replace(NAMES, '')
  const capitals = rest.match(CAPITALS) ?? []
  return (
    KINDS.some((kind) => kind.test(rest)) || capitals.some((end) => isCapital(end) && SMALL.test(end.toLowerCase()))
  )
}

const isCapital = (text: string) => text === text.toUpperCase()
