import { type Beneficiary, editBeneficiary } from '@coffer/api-client/beneficiaries'
import { providerNow } from '@coffer/api-client/transport'
import { designations } from '@coffer/domain/beneficiaries'
import { utcDate } from '@coffer/domain/calendar'
import { draftOf } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import { useMemo } from 'react'
import * as v from 'valibot'
import { refusalFor } from '../changing/refusal.ts'
import { draftOver } from '../changing/standing.ts'
import { useChange } from '../changing/use-change.ts'
import { BeneficiaryForm, NotNow } from '../person/beneficiary-form.tsx'
import { designationOf, fieldsOf, personEntries, personFits } from '../person/beneficiary.schema.ts'
import { isAsSent, toForm } from '../person/person-form.ts'
import { useProblemWords } from '../person/use-problem-words.ts'
import { moved, nameOf } from '../shares/groups.ts'
import { allocationsOf, initialShares, type Typed } from '../shares/shares.ts'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { useTranslations } from '../messages.ts'

interface EditFormProps {
  one: Beneficiary
  list: readonly Beneficiary[]
  /** What the form begins from, as a text. */
  standing: string
}

const kept = draftOf('beneficiary-change')

/** What is known of one, to be changed. */
export function EditForm({ one, list, standing }: EditFormProps) {
  const t = useTranslations()
  const translate = useProblemWords()
  const change = useChange()
  const draft = useMemo(() => draftOver(kept, standing), [standing])
  const all = designations.flatMap((designation) => moved(list, one, designation))
  const groupsFor = (typed: Typed) => moved(list, one, designationOf(typed))
  const initial = { ...initialShares(all), ...toForm(one) }
  const form = useForm({
    schema: v.pipe(
      v.object<typeof personEntries & ReturnType<typeof shareEntries>>({
        ...shareEntries(all),
        ...personEntries,
      }),
      personFits(utcDate(providerNow())),
      sharesAddUp(groupsFor),
    ),
    initial,
    draft,
    translate,
    async onSubmit(typed) {
      const fields = fieldsOf(typed)
      const groups = groupsFor(typed)
      return change({
        send: () =>
          editBeneficiary(one.uuid, fields, groups.length > 0 ? allocationsOf(groups, typed) : undefined),
        isMade: (now) => now.some((known) => known.uuid === one.uuid && isAsSent(known, fields)),
        ended: { what: 'edited', name: nameOf(fields) },
        refusal: (failure) => refusalFor(failure, { names: Object.keys(initial), groups }),
        draft: kept,
      })
    },
  })
  return (
    <BeneficiaryForm
      form={form}
      groups={groupsFor(form.values)}
      submit={t('edit.save')}
      cancel={<NotNow id={one.uuid} hasList />}
    />
  )
}
