import type { Finding, ReadPosting } from '@goodword/contract/read-posting'
import { useEffect, useState } from 'react'

/** Milliseconds without a key until the text is read. */
const PAUSE = 500

const loadReader = () => import(/* webpackChunkName: "late-read-posting" */ '@goodword/contract/read-posting')

interface Reading {
  findings: readonly Finding[]
  /** Why there may be fewer than there are: another language, or the list of words could not be had. */
  why?: 'language' | 'failure'
}

const NOTHING: Reading = { findings: [] }

/**
 * What a second reader finds in a posting while it is written (docs/rules.md#a-second-reader-for-postings): read in the browser, when the
 * writer pauses and the browser has nothing else to do. Its list of words is loaded then; where it cannot be had, nothing is found.
 * @returns undefined until it was read once
 */
export function useFindings(job: ReadPosting, isOn: boolean, load = loadReader): Reading | undefined {
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    if (!isOn) return
    let isHere = true
    const read = () =>
      void load().then(
        ({ isOtherLanguage, readPosting }) =>
          isHere &&
          setReading({ findings: readPosting(job), ...(isOtherLanguage(job) ? { why: 'language' as const } : {}) }),
        () => isHere && setReading({ ...NOTHING, why: 'failure' }),
      )
    const timer = setTimeout(() => whenIdle(read), PAUSE)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [job, isOn, load])
  return isOn ? reading : NOTHING
}

function whenIdle(run: () => void): void {
  // Safari has no such moment.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
  else run()
}
