import { type Beneficiary, removeAndReallocate, removeBeneficiary } from '@coffer/api-client/beneficiaries'
import type { Submission } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { ButtonLink } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { BeneficiaryChange } from '../change/use-beneficiary-change.ts'
import { listVersion, versionedDraft } from '../change/versioned-draft.ts'
import { groupsAfterRemoving, beneficiaryName } from '../shares/groups.ts'
import { ShareGroup } from '../shares/share-group.tsx'
import { toAllocations, hasAllocations, hasShareFields, initialShares } from '../shares/shares.ts'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { useTranslations } from '../messages.ts'

interface RemoveFormProps {
  beneficiary: Beneficiary
  list: readonly Beneficiary[]
  change: Submission<BeneficiaryChange>
}

const draft = draftOf('beneficiary-removal')

/** The new shares of the remaining members, and the removal. */
export function RemoveForm({ beneficiary, list, change }: RemoveFormProps) {
  const t = useTranslations()
  const { uuid } = beneficiary
  const name = beneficiaryName(beneficiary)
  const groups = useMemo(() => groupsAfterRemoving(list, beneficiary), [list, beneficiary])
  const initial = initialShares(groups)
  const form = useForm({
    schema: v.pipe(
      v.object(shareEntries(groups)),
      sharesAddUp(() => groups),
    ),
    initial,
    draft: useMemo(() => versionedDraft(draft, `${uuid} of ${listVersion(list)}`), [list, uuid]),
    translate: t,
    onSubmit(values) {
      const allocations = toAllocations(groups, values)
      return change.submit({
        send: () => remove(uuid, list, allocations),
        isApplied: (now) => now.every((one) => one.uuid !== uuid) && hasAllocations(now, allocations),
        result: { type: 'removed', name },
        fields: Object.keys(initial),
        groups,
        draft,
      })
    },
  })
  return (
    <Form form={form}>
      <SubmissionNotice title={t('change.rejected')} state={change.state} kept="typed" />
      {groups.some(hasShareFields) && <p>{t('remove.proposed')}</p>}
      {groups.map((group) => (
        <ShareGroup key={group.designation} group={group} form={form} />
      ))}
      <Stack gap={12}>
        <Button type="submit" variant="danger" isFullWidth isBusy={form.isBusy}>
          {t('remove.yes', { name })}
        </Button>
        <ButtonLink to="/beneficiary/details" search={{ id: uuid }} variant="quiet" isFullWidth>
          {t('remove.no', { name })}
        </ButtonLink>
      </Stack>
    </Form>
  )
}

/** If the group has no remaining members, there is nothing to reallocate. */
async function remove(
  uuid: string,
  list: readonly Beneficiary[],
  allocations: ReturnType<typeof toAllocations>,
): Promise<readonly Beneficiary[]> {
  if (allocations.length > 0) return removeAndReallocate(uuid, allocations)
  await removeBeneficiary(uuid)
  return list.filter((one) => one.uuid !== uuid)
}
