/**
 * Where browsers send what our Content-Security-Policy refused. No page of ours calls it, so it is not in the contract.
 */
export const CSP_REPORTS = '/api/csp-reports'
