import { type Beneficiary, updateAllocations } from '@coffer/api-client/beneficiaries'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import type { Submission } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { ButtonLink } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useMemo } from 'react'
import * as v from 'valibot'
import { ResetOnRemoteChange } from '../change/reset-on-remote-change.tsx'
import type { BeneficiaryChange } from '../change/use-beneficiary-change.ts'
import { listVersion, versionedDraft } from '../change/versioned-draft.ts'
import { useBeneficiaries } from '../list/use-beneficiaries.ts'
import { useTranslations } from '../messages.ts'
import { BeneficiaryPage } from '../page.tsx'
import { toGroups } from '../shares/groups.ts'
import { ShareGroup } from '../shares/share-group.tsx'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { hasAllocations, hasShareFields, initialShares, toAllocations } from '../shares/shares.ts'

/** `/beneficiary/update-allocations`: the shares of both groups. */
export function UpdateAllocationsScreen() {
  const t = useTranslations()
  return (
    <BeneficiaryPage title={t('shares.title')} lead={t('shares.why')}>
      <QueryBoundary query={useBeneficiaries()} title={t('load.list')}>
        {({ list }) => (
          <ResetOnRemoteChange version={listVersion(list)}>
            {({ key, notice, change }) => (
              <>
                {notice}
                <SharesForm key={key} list={list} change={change} />
              </>
            )}
          </ResetOnRemoteChange>
        )}
      </QueryBoundary>
    </BeneficiaryPage>
  )
}

interface SharesFormProps {
  list: readonly Beneficiary[]
  change: Submission<BeneficiaryChange>
}

const draft = draftOf('beneficiary-shares')

/** A field for each share. The form is sent when each group adds up to 100%. */
function SharesForm({ list, change }: SharesFormProps) {
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
