import type { Quoted } from '@goodword/contract/quoted'
import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import { directionOfText } from '../../isolated.ts'
import { colors } from './theme.ts'

/** Words somebody typed: in quotes, line breaks kept, never as HTML; in the plain text each line begins with `>`. */
export function Quote({ children }: { children: Quoted }) {
  // Where its lines begin, whatever the language of the letter.
  const side =
    directionOfText(children) === 'rtl'
      ? { padding: '2px 18px 2px 0', borderRight: `3px solid ${colors.brand}` }
      : { padding: '2px 0 2px 18px', borderLeft: `3px solid ${colors.brand}` }
  return (
    <blockquote style={{ margin: 0 }}>
      <Section className="line" style={{ margin: '0 0 24px', ...side }}>
        {numbered(children.split(/\n{2,}/)).map(({ piece, number }) => (
          <Text
            key={number}
            dir="auto"
            className="text"
            style={{ margin: '6px 0', fontSize: 16, lineHeight: '26px', color: colors.text }}
          >
            {numbered(piece.split('\n')).map((line) => (
              <Fragment key={line.number}>
                {line.number > 0 && <br />}
                {line.piece}
              </Fragment>
            ))}
          </Text>
        ))}
      </Section>
    </blockquote>
  )
}

/** Pieces of a text never move, so their place is their key. */
function numbered(pieces: string[]) {
  return pieces.map((piece, number) => ({ piece, number }))
}
