import type { Quoted } from '@goodword/contract/quoted'
import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import { directionOfText } from '../../isolated.ts'
import { colors } from './theme.ts'
import { useLetterTexts } from './use-letter-texts.ts'

interface QuoteProps {
  /** The model that wrote the words, if any (docs/rules.md#what-a-model-wrote-stays-marked). */
  model?: string | undefined
  children: Quoted
}

/** Words somebody typed: in quotes, line breaks kept, never as HTML; in the plain text each line begins with `>`. */
export function Quote({ model, children }: QuoteProps) {
  const { t } = useLetterTexts()
  // Where its lines begin, whatever the language of the letter.
  const side =
    directionOfText(children) === 'rtl'
      ? { padding: '2px 18px 2px 0', borderRight: `3px solid ${colors.brand}` }
      : { padding: '2px 0 2px 18px', borderLeft: `3px solid ${colors.brand}` }
  return (
    <>
      <blockquote style={{ margin: 0 }} data-ai-generated={model}>
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
      {/* Not among the words somebody typed. */}
      {model && (
        <Text className="soft" style={{ margin: '-12px 0 24px', fontSize: 14, lineHeight: '22px', color: colors.soft }}>
          {t('Written with AI: {model}', { model })}
        </Text>
      )}
    </>
  )
}

/** Pieces of a text never move, so their place is their key. */
function numbered(pieces: string[]) {
  return pieces.map((piece, number) => ({ piece, number }))
}
