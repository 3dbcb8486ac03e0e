import type { Env } from '../../config/env.ts'
import { CSP_REPORTS } from './csp-reports-address.ts'
import type { PolicySources } from './policy-sources.ts'
import { TRUSTED_TYPES_DIRECTIVES } from './trusted-types.ts'

interface Page {
  sources: PolicySources
  /** Origins that a sign-in passes through. */
  signIn: string[]
  /** Value of `cache-control`: a page names the current releases, and must be asked for again. */
  caching: string
  /** Whether it is there in several. */
  hasLanguages: boolean
}

/** What a page depends on besides its address. */
const VARY = 'accept-encoding, cookie'
const VARY_OF_LANGUAGES = 'accept-encoding, accept-language, cookie'

/**
 * What an HTML page says besides what every reply does (ASVS 3.4). Scripts and styles by nonce or
 * hash; uploads go straight to the object store;
 * the sign-in forms are redirected to the providers, which `form-action` follows.
 */
export function pageHeaders(env: Env, { sources, signIn, caching, hasLanguages }: Page): Record<string, string> {
  const store = new URL(env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT).origin
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...sources.scripts].join(' '),
    ["style-src 'self'", ...sources.styles].join(' '),
    // Motion writes style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    // A company may name a logo at an address of its own.
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src 'self' ${store}`,
    `form-action 'self' ${signIn.join(' ')}`,
    // A candidate's PDF beside the application.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    ...TRUSTED_TYPES_DIRECTIVES,
    // The new way to be told of violations, and the old one for browsers that do not know it.
    'report-to csp',
    `report-uri ${CSP_REPORTS}`,
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    'cache-control': caching,
    vary: hasLanguages ? VARY_OF_LANGUAGES : VARY,
  }
}
