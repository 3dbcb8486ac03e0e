/** Where browsers send what our Content-Security-Policy refused. No page of ours calls it, so the contract has no word of it. */
export const CSP_REPORTS = '/api/csp-reports'
