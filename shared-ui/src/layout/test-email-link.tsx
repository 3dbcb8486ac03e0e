import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { makeStyles } from '@griffel/react'
import { tokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  text: { margin: '32px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  link: { display: 'inline-block', paddingBlock: '10px', color: tokens.colorBrandForegroundLink },
})

/** Below what people wait for news about: the way to see whether our letters reach them. */
export function TestEmailLink() {
  const styles = useStyles()
  const { t } = useTexts()
  return (
    <p className={styles.text}>
      {t('News come by email. <link>See whether our emails reach you</link>', {
        link: (words) => (
          <Link to="/email-test" className={styles.link}>
            {words}
          </Link>
        ),
      })}
    </p>
  )
}
