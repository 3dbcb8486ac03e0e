import type { Finding, ReadPosting } from '@goodword/contract/read-posting'
import { useEffect, useState } from 'react'

/** Milliseconds without a key until the text is read. */
const PAUSE = 500

const NOTHING: readonly Finding[] = []

/**
 * What a second reader finds in a posting while it is written (docs/rules.md#a-second-reader-for-postings): read in the browser, when the
 * writer pauses and the browser has nothing else to do. Its list of words is loaded then; where it cannot be had, nothing is found.
 * @returns undefined until it was read once
 */
export function useFindings(job: ReadPosting, isOn: boolean): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => {
    if (!isOn) return
    let isHere = true
    const read = () =>
      void import(/* webpackChunkName: "late-read-posting" */ '@goodword/contract/read-posting').then(
        ({ readPosting }) => isHere && setFindings(readPosting(job)),
        () => isHere && setFindings(NOTHING),
      )
    const timer = setTimeout(() => whenIdle(read), PAUSE)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [job, isOn])
  return isOn ? findings : NOTHING
}

function whenIdle(run: () => void): void {
  // Safari has no such moment.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
  else run()
}
