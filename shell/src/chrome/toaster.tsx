import { dismissToast, RequestId, useTexts, useToast } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { createPortal } from 'react-dom'
import { usePartOfDialog } from '../dialogs/use-part-of-dialog.ts'
import { ToastAction } from './toast-action.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useFreePlace } from './use-free-place.ts'

/** Milliseconds. */
const DURATION = 5000

const useStyles = makeStyles({
  viewport: {
    position: 'fixed',
    right: 0,
    bottom: 0,
    zIndex: 2_000_000,
    boxSizing: 'border-box',
    width: 'min(420px, 100vw)',
    margin: 0,
    padding: '16px',
    listStyleType: 'none',
    outlineStyle: 'none',
    // The room around the notification is the page's.
    pointerEvents: 'none',
  },
  toast: {
    position: 'relative',
    pointerEvents: 'auto',
    display: 'grid',
    gap: '4px',
    padding: '14px calc(2rem + 12px) 14px 18px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeft: `4px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    boxShadow: tokens.shadow16,
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 150ms' },
    '&[data-state="open"]': {
      animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
      animationDuration: '180ms',
      '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    },
  },
  success: { borderLeftColor: tokens.colorBrandStroke1 },
  destructive: { borderLeftColor: tokens.colorPaletteRedBackground3 },
  neutral: {},
  title: { fontWeight: tokens.fontWeightSemibold },
  description: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  close: {
    position: 'absolute',
    top: '8px',
    right: '8px',
    width: '2rem',
    height: '2rem',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: '1.25rem',
    lineHeight: 1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
})

/**
 * At most one notification (docs/rules.md#at-most-one-notification-is-visible), 5000 ms, a swipe of 50 px dismisses it,
 * F8 goes to it. It stands where it covers no control.
 */
export function Toaster() {
  const styles = useStyles()
  const toast = useToast()
  const { t } = useTexts()
  const place = useFocusBack(toast !== null)
  const { ref, style } = useFreePlace()
  usePartOfDialog(place.ref)
  return (
    <Provider duration={DURATION} swipeThreshold={50} swipeDirection="right" label={t('Notification')}>
      {toast ? (
        <Root
          key={toast.id}
          ref={ref}
          className={mergeClasses(styles.toast, styles[toast.tone])}
          duration={Math.max(DURATION, (toast.action?.seconds ?? 0) * 1000)}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id)
          }}
        >
          <Title className={styles.title}>{toast.title}</Title>
          {toast.description ? <Description className={styles.description}>{toast.description}</Description> : null}
          {toast.details ? <span className={styles.description}>{toast.details}</span> : null}
          <RequestId id={toast.requestId} />
          {toast.action ? <ToastAction {...toast.action} /> : null}
          <Close className={styles.close} aria-label={t('Dismiss')}>
            <span aria-hidden="true">{'×'}</span>
          </Close>
        </Root>
      ) : null}
      {/* Beside the page, not in it: an open dialog hides the page as a whole. */}
      {createPortal(
        <div {...place}>
          <Viewport hotkey={['F8']} label={t('Notifications ({hotkey})')} className={styles.viewport} style={style} />
        </div>,
        document.body,
      )}
    </Provider>
  )
}
