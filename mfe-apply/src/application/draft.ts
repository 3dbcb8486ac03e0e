/** Names what was typed for a referral and not sent yet, in this browser. */
export function draftKey(referralId: string): string {
  return `draft:application:${referralId}`
}

/** Removes it: whoever erases their data erases it in this browser, too. */
export function forgetDraft(referralId: string): void {
  try {
    localStorage.removeItem(draftKey(referralId))
  } catch {
    // Storage is forbidden: then nothing was kept.
  }
}
