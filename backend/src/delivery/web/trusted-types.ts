/**
 * What a page's scripts may write where a browser would run it (Trusted Types): the address of a built file as that of a
 * script, and no HTML and no code at all, but for the nothing with which React empties an element. A browser that does
 * not know Trusted Types goes by the rest of the policy (docs/decisions/0016-trusted-types.md).
 */
export const TRUSTED_TYPES = `self.trustedTypes?.createPolicy('default',{createHTML:t=>t===''?t:null,createScriptURL(t){const{origin,pathname}=new URL(t,location);return origin===location.origin&&/^\\/(assets|remotes)\\//.test(pathname)?t:null}})`

/** Directives of the Content-Security-Policy that hold the page to it. */
export const TRUSTED_TYPES_DIRECTIVES = ["require-trusted-types-for 'script'", 'trusted-types default']
