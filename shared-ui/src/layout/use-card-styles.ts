import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

/** The looks of a card in a list: its frame, its title (a `Heading`), and two lines of text. */
export const useCardStyles = makeStyles({
  card: {
    display: 'grid',
    padding: 'clamp(16px, 2.4vw, 24px)',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  title: {
    minWidth: 0,
    fontSize: '1.1875rem',
    fontWeight: 650,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  twoLines: {
    textAlign: 'start',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
})
