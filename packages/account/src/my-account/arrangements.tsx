import { ButtonLink, type RoutePath } from '@coffer/router/link'
import { guardOf, isRoutePath } from '@coffer/router/routes'
import { visitorKnown } from '@coffer/router/visitor'
import { SettingsRow } from '@coffer/ui-kit/layout'
import type { GuardedPath } from '@coffer/domain/route-guards'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../words.ts'

type PlainPath = Exclude<RoutePath, `${string}$${string}`>

// In the order in which each is tried: what there is already, then how to begin.
const arrangements = [
  { of: 'joint', paths: ['/joint-account/account-holder', '/joint-account'] },
  { of: 'beneficiaries', paths: ['/beneficiary/list', '/beneficiary/add'] },
  { of: 'non-profit', paths: ['/non-profit/select'] },
] as const satisfies readonly { of: string; paths: readonly GuardedPath[] }[]

/** Who and what else stands with the account, where there is a screen for it that this person may enter. */
export function Arrangements() {
  const t = useWords()
  const client = useQueryClient()
  const [open] = useState(() => openTo(client))
  return open.map(({ of, path }) => (
    <SettingsRow
      key={of}
      label={t(`arrangement.${of}`)}
      value={t(`arrangement.${of}.why`)}
      action={
        <ButtonLink to={path} variant="quiet">
          {t(`arrangement.${of}.see`)}
        </ButtonLink>
      }
    />
  ))
}

function openTo(client: QueryClient) {
  const visitor = visitorKnown(client)
  return arrangements.flatMap(({ of, paths }) => {
    const path = screensOf(paths).find((one) => guardOf(one)(visitor).enter)
    return path ? [{ of, path }] : []
  })
}

const screensOf = (paths: readonly string[]): PlainPath[] => paths.filter((path) => isPlain(path))

const isPlain = (path: string): path is PlainPath => isRoutePath(path)
