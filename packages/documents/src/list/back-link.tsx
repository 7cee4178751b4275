import { ButtonLink } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { useTranslations } from '../messages.ts'

const paths = { documents: '/dashboard/documents', disclosures: '/disclosures' } as const

export function BackLink({ to }: { to: keyof typeof paths }) {
  const t = useTranslations()
  return (
    <div>
      <ButtonLink to={paths[to]} variant="quiet">
        <Icon name="arrow-left" size="small" />
        {t(`back.${to}`)}
      </ButtonLink>
    </div>
  )
}
