import { Paragraph } from './paragraph.tsx'
import { useLetterTexts } from './use-letter-texts.ts'

/** Says why a letter comes late, and that it stands for several. */
export function Summary() {
  const { t } = useLetterTexts()
  return (
    <Paragraph soft>
      {t(
        'There was more news than we write letters about in a day. This one sums it up: it says where things stand now.',
      )}
    </Paragraph>
  )
}
