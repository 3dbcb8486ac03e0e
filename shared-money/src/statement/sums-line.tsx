import { formatCents } from '@goodword/contract/format-cents'
import { useTexts } from '@goodword/shared-ui/kernel'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import type { Side } from './statement-query.ts'
import { useSums } from './use-sums.ts'

/** What the agreements say, in one line that leads to the statement: '$3,000 promised, $1,500 due, $0 paid'. */
export function SumsLine({ side, to = '/statement' }: { side: Side; to?: string }) {
  const { t } = useTexts()
  const { data } = useSums(side)
  return (
    <TextLink to={to}>
      {data
        ? t('{promised} promised, {due} due, {paid} paid', {
            promised: formatCents(data.held),
            due: formatCents(data.due),
            paid: formatCents(data.paid),
          })
        : t('See the statement')}
    </TextLink>
  )
}
