import { requestIdOf, serverSentence } from '@goodword/contract/call'
import type { JobSummary } from '@goodword/contract/jobs'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ShowMore } from '@goodword/shared-ui/lists/show-more.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { JobCard } from './job-card.tsx'
import type { Density } from './use-density.ts'
import type { FoundJobs } from './use-found-jobs.ts'
import type { InvitedPerson } from './use-invited.ts'
import { usePlace } from './use-place.ts'
import { useShownCards } from './use-shown-cards.ts'

/** Of a typical row, in pixels. */
const HEIGHTS: Record<Density, number> = { comfortable: 104, compact: 70 }
/** The same on tablets and phones, whatever was chosen. */
const NARROW = 186

const useStyles = makeStyles({
  list: {
    marginTop: 0,
    marginInline: 0,
    padding: 0,
    listStyleType: 'none',
    // The line below the last row is the frame's: a row has the same height wherever it stands.
    marginBottom: '-1px',
    // Where a card above turns out higher than it was thought to be, the list itself keeps its place.
    overflowAnchor: 'none',
  },
  frame: { overflow: 'clip', padding: 0 },
  item: { minWidth: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
})

interface JobListProps {
  found: FoundJobs
  density: Density
  /** Whom the reader has invited, by job. */
  invited: ReadonlyMap<string, readonly InvitedPerson[]>
  onDetails: (job: JobSummary) => void
  onRefer: (job: JobSummary) => void
}

/** The jobs as far as they were read. Of many only rows near what is in sight are there: ten thousand cost no more than thirty. */
export function JobList({ found, density, invited, onDetails, onRefer }: JobListProps) {
  const styles = useStyles()
  const element = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const { jobs, total, list } = found
  const { rangeExtractor, ...focus } = useShownCards()
  const place = usePlace(() => virtualizer.measurementsCache)
  const virtualizer = useWindowVirtualizer({
    count: jobs.length,
    estimateSize: () => (matchMedia('(max-width: 899px)').matches ? NARROW : HEIGHTS[density]),
    getItemKey: (index) => jobs[index]?.id ?? index,
    overscan: 10,
    rangeExtractor,
    scrollMargin: top,
    ...place,
  })
  useLayoutEffect(() => setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const cards = virtualizer.getVirtualItems()
  const above = (cards[0]?.start ?? top) - top
  const below = virtualizer.getTotalSize() - ((cards.at(-1)?.end ?? top) - top)
  return (
    <>
      <Panel className={styles.frame}>
        <ul ref={element} className={styles.list} style={{ paddingTop: above, paddingBottom: below }} {...focus}>
          {cards.map(({ index, start }, at) => {
            const job = jobs[index]
            const before = cards[at - 1]
            const isNext = before === undefined || before.index === index - 1
            return job ? (
              <li
                key={job.id}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.item}
                // Between the card that has the focus and those in sight.
                style={isNext ? undefined : { marginTop: start - before.end }}
                aria-posinset={index + 1}
                aria-setsize={total?.isExact ? total.count : -1}
              >
                <JobCard
                  job={job}
                  density={density}
                  invited={invited.get(job.id)}
                  onDetails={onDetails}
                  onRefer={onRefer}
                />
              </li>
            ) : null
          })}
        </ul>
      </Panel>
      {list ? (
        <ShowMore list={list} text={serverSentence(list.more.error)} requestId={requestIdOf(list.more.error)} />
      ) : null}
    </>
  )
}
