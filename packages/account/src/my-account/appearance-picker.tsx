import { appearances, chooseAppearance, useAppearance } from '@coffer/session/appearance'
import { ToggleButtons } from '@coffer/ui-kit/toggle-buttons'
import { useTranslations } from '../messages.ts'

const options = ['system', ...appearances] as const

/** Light, dark, or the device setting; stored on this device. */
export function AppearancePicker() {
  const t = useTranslations()
  const chosen = useAppearance()
  return (
    <ToggleButtons
      label={t('preferences.appearance')}
      options={options.map((value) => ({ value, label: t(`preferences.${value}`) }))}
      value={chosen ?? 'system'}
      onChange={(value) => {
        // Pressing the selected option does not deselect it.
        if (value) chooseAppearance(value === 'system' ? null : value)
      }}
    />
  )
}
