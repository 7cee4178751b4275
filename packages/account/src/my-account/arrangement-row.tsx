import type { AccessContext } from '@coffer/domain/access-context'
import { ButtonLink } from '@coffer/router/link'
import { routeOf } from '@coffer/router/routes'
import { cachedAccessContext } from '@coffer/router/access-context'
import { SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

const words = {
  '/joint-account/account-holder': 'arrangement.see',
  '/joint-account': 'arrangement.add',
  '/beneficiary/list': 'arrangement.see',
  '/beneficiary/add': 'arrangement.add',
  '/non-profit/select': 'arrangement.choose',
} as const
type Way = keyof typeof words

interface ArrangementRowProps {
  of: 'joint' | 'beneficiaries' | 'non-profit'
  value: string
  /** The screens it may lead to, the first that this person may enter. */
  ways: readonly Way[]
  /** What is known now of what guards ask. */
  facts?: Partial<AccessContext>
}

/** One of them: what it is, who or what, and the way to its screen where there is one for this person. */
export function ArrangementRow({ of, value, ways, facts = {} }: ArrangementRowProps) {
  const t = useTranslations()
  const way = wayOf(useQueryClient(), ways, facts)
  return (
    <SettingsRow
      label={t(`arrangement.${of}`)}
      value={value}
      action={
        way && (
          <ButtonLink to={way} variant="quiet">
            {t(words[way])}
            <VisuallyHidden> {t(`arrangement.${of}`)}</VisuallyHidden>
          </ButtonLink>
        )
      }
    />
  )
}

function wayOf(client: QueryClient, ways: readonly Way[], facts: Partial<AccessContext>): Way | undefined {
  const context = { ...cachedAccessContext(client), ...facts }
  return ways.find((way) => routeOf(way).guard(context).isAllowed)
}
