import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles, mergeClasses } from '@griffel/react'
import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../landing/section/section-heading.tsx'
import { Stage } from '../scenes/stage.tsx'

const WIDE = '@media (min-width: 900px)'

const useStyles = makeStyles({
  white: { backgroundColor: tokens.colorNeutralBackground1 },
  plain: {},
  inner: {
    boxSizing: 'border-box',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: 'clamp(40px, 6vw, 80px) clamp(16px, 4vw, 32px)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: 'clamp(24px, 5vw, 64px)',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
  turned: { [WIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', '& > figure': { order: -1 } } },
  text: {
    margin: '16px 0 0',
    maxWidth: '52ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.55,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

interface SceneProps {
  heading: string
  text: string
  /** What the screen shows, to who cannot see it. */
  picture: string
  ground?: 'plain' | 'white'
  /** Puts the screen on the other side. */
  isTurned?: boolean
  /** A screen of the product, made of its own parts. Nothing in it can be used. */
  children: ReactNode
}

/** A sentence about the product beside what it looks like. */
export function Scene({ heading, text, picture, ground = 'plain', isTurned = false, children }: SceneProps) {
  const styles = useStyles()
  const id = useId()
  return (
    <section className={styles[ground]} aria-labelledby={id}>
      <div className={mergeClasses(styles.inner, isTurned && styles.turned)}>
        <div>
          <SectionHeading id={id}>{heading}</SectionHeading>
          <p className={styles.text}>{text}</p>
        </div>
        <Stage picture={picture}>{children}</Stage>
      </div>
    </section>
  )
}
