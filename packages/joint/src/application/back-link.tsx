import { ButtonLink } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { useTranslations } from '../messages.ts'

/** The link back to the screen that this one was opened from. */
export function BackLink({ to }: { to: '/my-account' | '/joint-account/account-holder' }) {
  const t = useTranslations()
  return (
    <div>
      <ButtonLink to={to} variant="quiet">
        <Icon name="arrow-left" />
        {t(to === '/my-account' ? 'back.my-account' : 'back.holder')}
      </ButtonLink>
    </div>
  )
}
