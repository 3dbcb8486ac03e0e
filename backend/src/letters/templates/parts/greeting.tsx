import { NOBODY } from '../../typed-text.ts'
import { Paragraph } from './paragraph.tsx'
import { useLetterTexts } from './use-letter-texts.ts'

/** How a letter begins. @param name as `addressedAs` gives it */
export function Greeting({ name }: { name: string }) {
  const { t } = useLetterTexts()
  return <Paragraph>{name === NOBODY ? t('Hi there,') : t('Hi {name},', { name })}</Paragraph>
}
