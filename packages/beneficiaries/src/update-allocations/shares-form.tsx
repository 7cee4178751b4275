import { type Beneficiary, updateAllocations } from '@coffer/api-client/beneficiaries'
import { draftOf } from '@coffer/session/drafts'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useMemo } from 'react'
import * as v from 'valibot'
import { ChangeNotice } from '../changing/change-notice.tsx'
import { refusalFor } from '../changing/refusal.ts'
import { draftOver, standingOf } from '../changing/standing.ts'
import { useChange } from '../changing/use-change.ts'
import { groupsOf } from '../shares/groups.ts'
import { ShareGroup } from '../shares/share-group.tsx'
import { allocationsOf, initialShares, isAsked, isShared } from '../shares/shares.ts'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { useTranslations } from '../messages.ts'

const kept = draftOf('beneficiary-shares')

/** A field for each share; sent once each group adds up. */
export function SharesForm({ list }: { list: readonly Beneficiary[] }) {
  const t = useTranslations()
  const change = useChange()
  const groups = useMemo(() => groupsOf(list), [list])
  const asked = groups.filter(isAsked)
  const initial = initialShares(groups)
  const draft = useMemo(() => draftOver(kept, standingOf(list)), [list])
  const form = useForm({
    schema: v.pipe(
      v.object(shareEntries(groups)),
      sharesAddUp(() => groups),
    ),
    initial,
    draft,
    translate: t,
    async onSubmit(typed) {
      const allocations = allocationsOf(asked, typed)
      return change({
        send: () => updateAllocations(allocations),
        isMade: (now) => isShared(now, allocations),
        ended: { what: 'shares', name: null },
        refusal: (failure) => refusalFor(failure, { names: Object.keys(initial), groups }),
        draft: kept,
      })
    },
  })
  return (
    <Form form={form}>
      <ChangeNotice error={form.failure} />
      {groups.map((group) => (
        <ShareGroup key={group.designation} group={group} form={form} />
      ))}
      {asked.length === 0 && <Notice severity="info">{t('shares.nothing')}</Notice>}
      <Stack gap={12}>
        {asked.length > 0 && (
          <Button type="submit" isFullWidth isBusy={form.isBusy}>
            {t('shares.save')}
          </Button>
        )}
        <ButtonLink to="/beneficiary/list" variant="quiet" isFullWidth>
          {t('notNow')}
        </ButtonLink>
      </Stack>
    </Form>
  )
}
