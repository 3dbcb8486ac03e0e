import type { OwnApplication } from '@goodword/contract/candidate'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { type Texts, useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { useZone } from '@goodword/shared-ui/use-zone.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({ panel: { display: 'grid', gap: '16px' } })

/** What is on record: when it was received, under which number, what became of our email and how long it is kept. */
export function RecordPanel({ application }: { application: OwnApplication }) {
  const zone = useZone()
  const { t, language } = useTexts()
  const { number, submittedAt, letter, keptUntil } = application
  const day = (moment: string) => <span key={moment}>{formatDate(moment, zone, language)}</span>
  return (
    <Panel className={useStyles().panel}>
      <Heading size="small">{t('What is on record')}</Heading>
      <FactList
        facts={[
          [t('Received'), day(submittedAt)],
          [
            t('Application number'),
            <bdi key="number" dir="ltr">
              {number}
            </bdi>,
          ],
          [t('Latest email'), letter && <span key={letter.standing}>{letterWords(t, letter, day)}</span>],
          [
            t('Kept'),
            <span key="kept">
              {keptUntil
                ? t('We erase your application on {day}, or as soon as you ask us to below.', { day: day(keptUntil) })
                : t('We keep your application until you erase it below.')}
            </span>,
          ],
        ]}
      />
    </Panel>
  )
}

function letterWords(
  t: Texts['t'],
  { standing, at }: NonNullable<OwnApplication['letter']>,
  day: (moment: string) => React.ReactElement,
) {
  if (standing === 'stopped') return t('You asked for no emails.')
  if (standing === 'failed') return t('It could not be delivered.')
  return at ? t('It was sent on {day}.', { day: day(at) }) : t('It is on its way.')
}
