import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular, PrintRegular } from '@fluentui/react-icons'
import { useTexts } from '@goodword/shared-ui/kernel'
import { csvPath, type Side } from './statement-query.ts'
import { useStatementQuery } from './use-statement-query.ts'

/** A statement to take along: the rows that are shown as a file, all of them, and the page on paper. */
export function StatementActions({ side }: { side: Side }) {
  const { t } = useTexts()
  const { query } = useStatementQuery()
  return (
    <>
      <Button as="a" href={csvPath(side, query)} download size="large" icon={<ArrowDownloadRegular />}>
        {t('Download CSV')}
      </Button>
      <Button size="large" icon={<PrintRegular />} onClick={() => print()}>
        {t('Print')}
      </Button>
    </>
  )
}
