import type { Toast } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { Action } from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'

const useStyles = makeStyles({
  action: {
    justifySelf: 'start',
    minHeight: '40px',
    padding: '0 16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
})

/** What can be done about a notification: as long as it is of use, also where the pointer keeps the notification longer. */
export function ToastAction({ label, seconds, run }: NonNullable<Toast['action']>) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return isOpen ? (
    <Action className={styles.action} altText={label} onClick={run}>
      {label}
    </Action>
  ) : null
}
