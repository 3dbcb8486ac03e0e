import { Button } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons'
import { isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { hires } from '@goodword/contract/hires'
import { findRow, type StatementRow } from '@goodword/contract/statement'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useParams, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { Page } from '@goodword/shared-ui/layout/page.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { Invoice } from './invoice.tsx'
import { NoInvoice } from './no-invoice.tsx'

/** What the manager's company owes for one hire, to be printed. */
export function InvoicePage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (!hires(user)) return <Denied text={t('Only hiring managers have invoices.')} />
  return (
    <Page
      title={t('Invoice')}
      width="normal"
      actions={
        <>
          <ButtonLink to="/statement" size="large">
            {t('Statement')}
          </ButtonLink>
          <Button size="large" icon={<PrintRegular />} onClick={() => print()}>
            {t('Print')}
          </Button>
        </>
      }
    >
      <InvoiceOfHire />
    </Page>
  )
}

function InvoiceOfHire() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const { data, error, mutate } = useSWR<StatementRow>(pathOf(findRow, { id }))
  // A recommender's own reward has no invoice.
  if (data ? data.amount !== data.gross : isApiError(error) && error.status === 404)
    return <NoInvoice requestId={requestIdOf(error)} />
  if (data) return <Invoice row={data} />
  if (error) {
    return (
      <ReadFailed
        heading={t("We couldn't load the invoice")}
        text={serverSentence(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void mutate()}
      />
    )
  }
  return (
    <Loading text={t('Loading invoice...')}>
      <Panel>
        <Skeleton height="420px" />
      </Panel>
    </Loading>
  )
}
