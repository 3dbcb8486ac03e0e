import { LANGUAGE_PARAMETER } from '@goodword/languages/languages'
import { useTexts } from '@goodword/shared-ui/kernel'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'

const useStyles = makeStyles({
  note: {
    margin: '0 0 16px',
    padding: '10px 14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
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
