import { type Beneficiary, removeAndReallocate, removeBeneficiary } from '@coffer/api-client/beneficiaries'
import { ButtonLink } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useMemo } from 'react'
import * as v from 'valibot'
import { ChangeNotice } from '../changing/change-notice.tsx'
import { refusalFor } from '../changing/refusal.ts'
import { draftOver, standingOf } from '../changing/standing.ts'
import { useChange } from '../changing/use-change.ts'
import { nameOf, withoutOne } from '../shares/groups.ts'
import { ShareGroup } from '../shares/share-group.tsx'
import { allocationsOf, initialShares, isAsked, isShared } from '../shares/shares.ts'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { useTranslations } from '../messages.ts'

interface RemoveFormProps {
  one: Beneficiary
  list: readonly Beneficiary[]
}

const kept = draftOf('beneficiary-removal')

/** What those who stay receive, then the removal. */
export function RemoveForm({ one, list }: RemoveFormProps) {
  const t = useTranslations()
  const change = useChange()
  const groups = useMemo(() => withoutOne(list, one), [list, one])
  const initial = initialShares(groups)
  const draft = useMemo(() => draftOver(kept, `${one.uuid} of ${standingOf(list)}`), [list, one.uuid])
  const form = useForm({
    schema: v.pipe(
      v.object(shareEntries(groups)),
      sharesAddUp(() => groups),
    ),
    initial,
    draft,
    translate: t,
    onSubmit: async (typed) =>
      change({
        send: () => remove(one, list, allocationsOf(groups, typed)),
        isMade: (now) =>
          now.every(({ uuid }) => uuid !== one.uuid) && isShared(now, allocationsOf(groups, typed)),
        ended: { what: 'removed', name: nameOf(one) },
        refusal: (failure) => refusalFor(failure, { names: Object.keys(initial), groups }),
        draft: kept,
      }),
  })
  return (
    <Form form={form}>
      <ChangeNotice error={form.failure} />
      {groups.some(isAsked) && <p>{t('remove.proposed')}</p>}
      {groups.map((group) => (
        <ShareGroup key={group.designation} group={group} form={form} />
      ))}
      <Stack gap={12}>
        <Button type="submit" variant="danger" isFullWidth isBusy={form.isBusy}>
          {t('remove.yes', { name: nameOf(one) })}
        </Button>
        <ButtonLink to="/beneficiary/details" search={{ id: one.uuid }} variant="quiet" isFullWidth>
          {t('remove.no', { name: nameOf(one) })}
        </ButtonLink>
      </Stack>
    </Form>
  )
}

/** Nobody is left to share with where the one was alone. */
async function remove(
  one: Beneficiary,
  list: readonly Beneficiary[],
  allocations: ReturnType<typeof allocationsOf>,
): Promise<readonly Beneficiary[]> {
  if (allocations.length > 0) return removeAndReallocate(one.uuid, allocations)
  await removeBeneficiary(one.uuid)
  return list.filter(({ uuid }) => uuid !== one.uuid)
}
