import { ButtonLink } from '@coffer/router/link'
import { media } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const OnDesktop = styled.div`
  ${media.phone} {
    display: none;
  }
`

/** Hidden on phones, where the footer has this link. */
export function LogOut() {
  const t = useTranslations()
  return (
    <OnDesktop>
      <ButtonLink to="/logout" variant="secondary">
        {t('log-out')}
      </ButtonLink>
    </OnDesktop>
  )
}
