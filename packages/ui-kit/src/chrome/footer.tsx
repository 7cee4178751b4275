import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const Frame = styled.footer`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[24]};
  padding-block: ${space[16]};
  border-block-start: 1px solid ${role('hairline')};
  color: ${role('text-soft')};
`
const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[16]};

  a,
  button {
    padding-block: ${space[12]};
  }

  fieldset {
    margin-inline-start: -${space[8]};
  }
`

export interface FooterProps {
  /** "Contact us", as a link or a button. */
  contact: ReactNode
  logOut?: ReactNode
  /** The language picker. */
  language?: ReactNode
  children?: ReactNode
}

/** "Need help?" with contact, log-out and language. */
export function Footer({ contact, logOut, language, children }: FooterProps) {
  const t = useTranslations()
  return (
    <Frame>
      <Part>
        <span>{t('footer.help')}</span>
        {contact}
      </Part>
      {children}
      <Part>
        {language}
        {logOut}
      </Part>
    </Frame>
  )
}
