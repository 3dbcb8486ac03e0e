import { Button } from '@fluentui/react-components'
import { ConfirmDialog } from '@goodword/shared-ui/feedback/confirm-dialog.tsx'
import { useDangerStyles } from '@goodword/shared-ui/feedback/use-danger-styles.ts'
import { ButtonLink } from '@goodword/shared-ui/layout/button-link.tsx'
import { TextLink } from '@goodword/shared-ui/layout/text-link.tsx'
import { Fragment, useState } from 'react'
import { Part } from './part.tsx'

const APPEARANCES = ['primary', 'secondary', 'subtle'] as const
const SIZES = ['small', 'medium', 'large'] as const

/** What is pressed. */
export function Controls() {
  const { danger } = useDangerStyles()
  const [asked, setAsked] = useState(false)
  return (
    <>
      {APPEARANCES.map((appearance) => (
        <Part key={appearance} inRow name={`Button, ${appearance}`}>
          {SIZES.map((size) => (
            <Fragment key={size}>
              <Button appearance={appearance} size={size}>
                Send
              </Button>
              <Button appearance={appearance} size={size} disabled>
                Disabled
              </Button>
              <Button appearance={appearance} size={size} disabledFocusable>
                Sending...
              </Button>
            </Fragment>
          ))}
        </Part>
      ))}
      <Part inRow name="Danger, links, a question">
        <Button className={danger} onClick={() => setAsked(true)}>
          Delete
        </Button>
        <ButtonLink to="/parts">A link as a button</ButtonLink>
        <TextLink to="/parts">A link</TextLink>
      </Part>
      <ConfirmDialog
        open={asked}
        title="Delete this?"
        confirm="Delete"
        pending="Deleting..."
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          setAsked(false)
          return true
        }}
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  )
}
