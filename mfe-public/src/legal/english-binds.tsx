import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  note: {
    margin: '0 0 16px',
    paddingBlock: '10px',
    paddingInline: '14px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  link: { color: tokens.colorBrandForegroundLink },
})

/** Which language counts, on a page in another than English (docs/rules.md#the-english-legal-text-binds). */
export function EnglishBinds() {
  const styles = useStyles()
  const { t, language } = useTexts()
  if (language === 'en') return null
  return (
    <p key={language} className={styles.note}>
      {t('This is a translation to help you read. Only the <english>English text</english> is binding.', {
        english: (words) => (
          <a className={styles.link} href={`?${LANGUAGE_PARAMETER}=en`} hrefLang="en">
            {words}
          </a>
        ),
      })}
    </p>
  )
}
