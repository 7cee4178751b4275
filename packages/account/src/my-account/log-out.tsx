import { ButtonLink } from '@coffer/router/link'
import { media } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const OnDesktop = styled.div`
  ${media.phone} {
    display: none;
  }
`

/** On phones the footer has the link instead. */
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
