import { call, failureOf, isApiError } from '@goodword/contract/call'
import type { LetterGroup } from '@goodword/contract/letter-choices'
import {
  type Settings,
  type SettingsChange,
  Settings as SettingsSchema,
  saveSettings,
} from '@goodword/contract/settings'
import { Form } from '@goodword/shared-ui/form/form.tsx'
import { showServerErrors } from '@goodword/shared-ui/form/show-server-errors.ts'
import { useAppForm } from '@goodword/shared-ui/form/use-app-form.ts'
import { showToast, useTexts } from '@goodword/shared-ui/kernel'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { useState } from 'react'
import { groupOptions, ownZone, zoneOptions } from './setting-options.ts'
import { useAnchor } from './use-anchor.ts'

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '20px' },
  fields: { display: 'grid', gap: '14px' },
  text: { margin: '4px 0 16px', color: tokens.colorNeutralForeground3, lineHeight: 1.5 },
  // Below the header, which stays.
  anchor: { scrollMarginTop: '80px', outlineStyle: 'none' },
  actions: { display: 'flex', '@media (max-width: 479px)': { display: 'grid' } },
})

interface SettingsFormProps {
  settings: Settings
  /** Whether what only those who hire get is among it. */
  isHiring: boolean
  onSaved: (settings: Settings) => void
}

/** All settings; those that were changed are saved together. */
export function SettingsForm({ settings, isHiring, onSaved }: SettingsFormProps) {
  const styles = useStyles()
  const { t } = useTexts()
  const letters = useAnchor('letters')
  const [before, setBefore] = useState(settings)
  const form = useAppForm({
    defaultValues: shownOf(before),
    validators: { onChange: SettingsSchema },
    onSubmit: async ({ value, formApi }) => {
      try {
        const saved = await call(saveSettings, { body: changeOf(before, value) })
        setBefore(saved)
        formApi.reset(shownOf(saved))
        onSaved(saved)
        showToast({ tone: 'success', title: t('Settings saved'), description: t('They hold from now on.') })
      } catch (error) {
        if (isApiError(error) && showServerErrors(formApi, error.problem?.errors)) return
        showToast({ tone: 'destructive', title: t('Your settings were not saved'), ...failureOf(error) })
      }
    },
  })
  return (
    <form.AppForm>
      <Form label={t('Settings')} onSubmit={form.handleSubmit}>
        <div className={styles.parts}>
          <Panel>
            <div id="letters" ref={letters} tabIndex={-1} className={styles.anchor}>
              <Heading level={2}>{t('Emails')}</Heading>
              <p className={styles.text}>
                {t(
                  'Emails about money, signing in, security and decisions of the operators always come. A summary is sent at 8:00 in your time zone. What you turn off is never sent later.',
                )}
              </p>
            </div>
            <div className={styles.fields}>
              {groupOptions(isHiring, t).map(({ group, label, options }) => (
                <form.AppField key={group} name={`letters.${group}`}>
                  {(field) => <field.SelectField label={label} options={options} />}
                </form.AppField>
              ))}
            </div>
          </Panel>
          <Panel>
            <Heading level={2}>{t('Time zone')}</Heading>
            <p className={styles.text}>
              {settings.timeZone
                ? t('Emails to you write days and times in it.')
                : t('Emails to you write days and times in UTC until you save one. This is the zone of your browser.')}
            </p>
            <form.AppField name="timeZone">
              {(field) => <field.SelectField label={t('Time zone')} options={zoneOptions(settings.timeZone)} />}
            </form.AppField>
          </Panel>
          {isHiring ? (
            <Panel>
              <Heading level={2}>{t('Keyboard')}</Heading>
              <p className={styles.text}>
                {t(
                  'J, K, X, 1 to 5 and others act on applications, never while you type. Turn them off if you use speech input.',
                )}
              </p>
              <form.AppField name="singleKeys">
                {(field) => <field.SwitchField label={t('Single-key shortcuts')} />}
              </form.AppField>
            </Panel>
          ) : null}
          <Panel>
            <Heading level={2}>{t('Suggestions')}</Heading>
            <p className={styles.text}>
              {t(
                'Goodword can suggest clearer words while you write. It rates nobody, and what you write stays in your browser until you send it.',
              )}
            </p>
            <form.AppField name="suggestions">
              {(field) => <field.SwitchField label={t('Suggestions while I write')} />}
            </form.AppField>
          </Panel>
          <div className={styles.actions}>
            <form.SubmitButton size="large" pending={t('Saving...')}>
              {t('Save settings')}
            </form.SubmitButton>
          </div>
        </div>
      </Form>
    </form.AppForm>
  )
}

function shownOf(settings: Settings): Settings {
  return { ...settings, timeZone: settings.timeZone ?? ownZone() }
}

/** What differs from before; of the rest another computer may know better. */
function changeOf(before: Settings, { letters, timeZone, singleKeys, suggestions }: Settings): SettingsChange {
  const chosen = Object.entries(letters).filter(([group, choice]) => before.letters[group as LetterGroup] !== choice)
  return {
    ...(chosen.length > 0 && { letters: Object.fromEntries(chosen) }),
    ...(timeZone !== before.timeZone && { timeZone }),
    ...(singleKeys !== before.singleKeys && { singleKeys }),
    ...(suggestions !== before.suggestions && { suggestions }),
  }
}
