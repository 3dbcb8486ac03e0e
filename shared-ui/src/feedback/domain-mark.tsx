import { useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '6px',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  icon: { flexShrink: 0, alignSelf: 'center', color: tokens.colorBrandForeground1 },
})

/** Which domain a company has proven, and what that means (docs/rules.md#a-company-proves-a-domain); no judgement of the company. */
export function DomainMark({ domain }: { domain: string }) {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <span className={styles.root}>
      <svg
        className={styles.icon}
        width="14"
        height="14"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M1.8 3.5h12.4v9H1.8ZM2 4l6 5 6-5" />
      </svg>
      <span>{t('Receives mail at {domain}', { domain: <bdi>{domain}</bdi> })}</span>
    </span>
  )
}
