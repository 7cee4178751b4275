import { useLanguage } from '@coffer/i18n/language'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { radius, space } from '../foundations/tokens.ts'
import { VisuallyHidden } from '../layout/layout.tsx'
import { useTranslations } from '../messages.ts'

const Group = styled.fieldset`
  ${text.small}
  display: flex;
  gap: ${space[4]};
`
const Choice = styled.button`
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: ${space[8]};
  border-radius: ${radius};
  color: ${role('link')};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &[aria-pressed='true'] {
    color: ${role('text')};
    font-weight: 700;
  }
`

/** The tenant's languages, each by its own name. Renders nothing if there is only one. */
export function LanguagePicker() {
  const t = useTranslations()
  const { language, languages, choose } = useLanguage()
  if (languages.length < 2) return null
  return (
    <Group>
      <VisuallyHidden as="legend">{t('language.label')}</VisuallyHidden>
      {languages.map((offered) => (
        <Choice
          key={offered}
          type="button"
          lang={offered}
          aria-pressed={offered === language}
          onClick={() => choose(offered)}
        >
          {t(`language.${offered}`)}
        </Choice>
      ))}
    </Group>
  )
}
