import { ButtonLink } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { useTranslations } from '../messages.ts'

const places = { documents: '/dashboard/documents', disclosures: '/disclosures' } as const

/** The way back, by its name. */
export function BackTo({ place }: { place: keyof typeof places }) {
  const t = useTranslations()
  return (
    <div>
      <ButtonLink to={places[place]} variant="quiet">
        <Icon name="arrow-left" size="small" />
        {t(`back.${place}`)}
      </ButtonLink>
    </div>
  )
}
