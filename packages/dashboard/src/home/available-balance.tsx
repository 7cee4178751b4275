import { role } from '@coffer/branding/roles'
import { size, space } from '@coffer/ui-kit/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Available = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[16]} ${space[24]};
`
const Label = styled.span`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** The main figure of the account card with its label, also in the static frame shown until the app has loaded. */
export function AvailableBalance({ children }: { children: ReactNode }) {
  const t = useTranslations()
  return (
    <Available>
      <Label>{t('account.available')}</Label>
      {children}
    </Available>
  )
}
