import { useState } from 'react'
import { useReferralLookup } from '../lookup/use-referral-lookup.ts'

/** What slots for files need in a form beside the status. */
export function useFiles(token: string, referralId: string) {
  const [uploads, setUploads] = useState(0)
  const { openAgain } = useReferralLookup(token)
  return {
    files: {
      referralId,
      onRunning: (change: 1 | -1) => setUploads((count) => count + change),
      onSessionEnded: openAgain,
    },
    isUploading: uploads > 0,
    /** Opens the link again for a visit that the server no longer knows. @returns what to tell the candidate */
    explainEnd: openAgain,
  }
}
