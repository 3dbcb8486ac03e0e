import { pathOf } from '@goodword/contract/endpoint'
import { type Desk, readDesk } from '@goodword/contract/operators'
import type { ShownState } from '@goodword/contract/statement'
import { formatCount } from '@goodword/shared-ui/formats.ts'
import { Link, useSWR, useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { listAddress } from './list-address.ts'
import { STANDINGS } from './standings.ts'
import type { Order } from './use-narrowing.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // On phones one line that scrolls to the edges; the padding has room for the focus.
    '@media (width < 640px)': {
      flexWrap: 'nowrap',
      margin: '-4px -16px',
      padding: '4px 16px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    '@media (pointer: coarse)': { minHeight: '40px' },
    paddingInline: '14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { color: tokens.colorNeutralForeground1, border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    '&[aria-current]': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.selectedBackground,
      color: tokens.selectedForeground,
    },
  },
})

interface NarrowByProps {
  state: ShownState | undefined
  order: Order
}

/** The filters of the list, with their counts where the overview has them. Links, as each list has an address. */
export function NarrowBy({ state, order }: NarrowByProps) {
  const { t } = useTexts()
  const styles = useStyles()
  const { data: desk } = useSWR<Desk>(pathOf(readDesk))
  return (
    <nav aria-label={t('Rewards by state')}>
      <ul className={styles.list}>
        {STANDINGS.map((standing) => {
          const count = desk && standing.counted?.(desk.rewards)
          return (
            <li key={standing.name}>
              <Link
                className={styles.link}
                to={listAddress(standing.state, order)}
                aria-current={standing.state === state ? 'page' : undefined}
              >
                {count
                  ? t('{state} ({count})', { state: t(standing.name), count: formatCount(count) })
                  : t(standing.name)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
