import { type Beneficiary, updateAllocations } from '@coffer/api-client/beneficiaries'
import type { Submission } from '@coffer/errors/submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { draftOf } from '@coffer/session/drafts'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { BeneficiaryChange } from '../change/use-beneficiary-change.ts'
import { listVersion, versionedDraft } from '../change/versioned-draft.ts'
import { toGroups } from '../shares/groups.ts'
import { ShareGroup } from '../shares/share-group.tsx'
import { toAllocations, hasAllocations, hasShareFields, initialShares } from '../shares/shares.ts'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { useTranslations } from '../messages.ts'

interface SharesFormProps {
  list: readonly Beneficiary[]
  change: Submission<BeneficiaryChange>
}

const draft = draftOf('beneficiary-shares')

/** A field for each share. The form is sent when each group adds up to 100%. */
export function SharesForm({ list, change }: SharesFormProps) {
  const t = useTranslations()
  const groups = useMemo(() => toGroups(list), [list])
  const shared = groups.filter(hasShareFields)
  const initial = initialShares(groups)
  const form = useForm({
    schema: v.pipe(
      v.object(shareEntries(groups)),
      sharesAddUp(() => groups),
    ),
    initial,
    draft: useMemo(() => versionedDraft(draft, listVersion(list)), [list]),
    translate: t,
    onSubmit(values) {
      const allocations = toAllocations(shared, values)
      return change.submit({
        send: () => updateAllocations(allocations),
        isApplied: (now) => hasAllocations(now, allocations),
        result: { type: 'shares', name: null },
        fields: Object.keys(initial),
        groups,
        draft,
      })
    },
  })
  return (
    <Form form={form}>
      <SubmissionNotice title={t('change.rejected')} state={change.state} kept="typed" />
      {groups.map((group) => (
        <ShareGroup key={group.designation} group={group} form={form} />
      ))}
      {shared.length === 0 && <Notice severity="info">{t('shares.nothing')}</Notice>}
      <Stack gap={12}>
        {shared.length > 0 && (
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
