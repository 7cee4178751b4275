import { role } from '@coffer/branding/roles'
import { styled } from 'styled-components'
import { BasicIcon } from '../brand/basic-icon.tsx'
import { text, visuallyHidden } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const Rules = styled.ul`
  ${text.small}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
const Rule = styled.li`
  display: flex;
  gap: ${space[8]};
  color: ${role('text-soft')};

  &[data-met='true'] {
    color: ${role('success')};
  }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
`
const Ring = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border: 1px solid currentcolor;
  border-radius: 50%;
`
const Hidden = styled.span`
  ${visuallyHidden}
`

export interface PasswordRule {
  label: string
  isMet: boolean
}

/** The password requirements, checked off while typing. */
export function PasswordChecklist({ rules }: { rules: readonly PasswordRule[] }) {
  const t = useTranslations()
  return (
    <Rules>
      {rules.map((rule) => (
        <Rule key={rule.label} data-met={rule.isMet}>
          <Mark aria-hidden="true">{rule.isMet ? <BasicIcon name="check" size="small" /> : <Ring />}</Mark>
          <span aria-hidden="true">{rule.label}</span>
          <Hidden>{t(rule.isMet ? 'password.met' : 'password.unmet', { rule: rule.label })}</Hidden>
        </Rule>
      ))}
    </Rules>
  )
}
