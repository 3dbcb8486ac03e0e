import { Button, Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
// By its name, not its path: the name is what is federated, and there is one history.
import { useCloseOnBack, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles, mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { tokens } from '../theme/tokens.ts'
import { ReturnToPage } from './return-to-page.tsx'

const PHONE = '@media (max-width: 639px)'

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    padding: 0,
    width: 'calc(100% - 32px)',
    maxHeight: 'min(880px, calc(100dvh - 48px))',
    borderRadius: tokens.borderRadiusXLarge,
    // On a phone it stands at the bottom edge, within reach of the thumb.
    [PHONE]: {
      top: 'auto',
      marginBottom: 0,
      width: '100%',
      maxWidth: '100%',
      maxHeight: '92dvh',
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
  },
  normal: { maxWidth: '560px' },
  wide: { maxWidth: '720px' },
  scroller: {
    minHeight: 0,
    overflowY: 'auto',
    // A field that gets the focus stays clear of the title and the buttons, which stick.
    scrollPaddingBlock: '72px 96px',
    overscrollBehavior: 'contain',
    paddingInline: '24px',
    [PHONE]: { paddingInline: '16px' },
  },
  title: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '20px 48px 12px 0',
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: tokens.fontFamilyDisplay,
    fontSize: '1.375rem',
    lineHeight: 1.2,
    fontWeight: 650,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  dismiss: { position: 'absolute', top: '18px', right: '16px', zIndex: 2, [PHONE]: { right: '8px' } },
})

interface ModalProps {
  open: boolean
  /** Called by Escape, the cross and a click beside the dialog. */
  onClose: () => void
  /** Called instead by the browser's Back; for what then keeps what was typed. */
  onBack?: () => void
  title: string
  /** Whether it is open because of the page's address: Back leaves that, so it has no entry in the history beside it. */
  hasAddress?: boolean
  width?: 'normal' | 'wide'
  /** `alert` is for questions that need an answer: a click beside it does not close it. */
  kind?: 'modal' | 'alert'
  /**
   * The content; its last child is usually a `ModalActions`. Mounted only while open, so what was typed goes with it.
   */
  children: ReactNode
}

/** A dialog: title, content, buttons that stay in sight. On phones a sheet at the bottom edge. */
export function Modal(props: ModalProps) {
  const { open, onClose, onBack, title, hasAddress = false, width = 'normal', kind = 'modal', children } = props
  const styles = useStyles()
  const { t } = useTexts()
  useCloseOnBack(open && !hasAddress, onBack ?? onClose)
  return (
    <Dialog
      open={open}
      modalType={kind}
      onOpenChange={(_, data) => {
        if (!data.open) onClose()
      }}
    >
      {/* Fluent hides what is behind; by aria-modal some browsers would hide the notifications above it as well. */}
      <DialogSurface className={mergeClasses(styles.surface, styles[width])} aria-modal={false}>
        <div className={styles.scroller}>
          <DialogTitle as="h2" action={null} className={styles.title} dir="auto">
            {title}
          </DialogTitle>
          {children}
        </div>
        {/* After the content, so that the first field gets the focus. Not "Close": dialogs have a button of that name. */}
        <Button
          className={styles.dismiss}
          appearance="subtle"
          aria-label={t('Dismiss')}
          icon={<DismissRegular />}
          onClick={onClose}
        />
        <ReturnToPage toOpener />
      </DialogSurface>
    </Dialog>
  )
}
