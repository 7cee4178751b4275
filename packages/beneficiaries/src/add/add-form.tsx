import { addBeneficiary, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { providerNow } from '@coffer/api-client/transport'
import { designations } from '@coffer/domain/beneficiaries'
import { utcDate } from '@coffer/domain/calendar'
import { draftOf } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import { useMemo } from 'react'
import * as v from 'valibot'
import { refusalFor } from '../changing/refusal.ts'
import { draftOver, standingOf } from '../changing/standing.ts'
import { useChange } from '../changing/use-change.ts'
import { BeneficiaryForm, NotNow } from '../person/beneficiary-form.tsx'
import { designationOf, fieldsOf, personEntries, personFits } from '../person/beneficiary.schema.ts'
import { isAsSent, toForm } from '../person/person-form.ts'
import { useProblemWords } from '../person/use-problem-words.ts'
import { joined, nameOf } from '../shares/groups.ts'
import { allocationsOf, initialShares, isAsked, type Typed } from '../shares/shares.ts'
import { shareEntries, sharesAddUp } from '../shares/shares.schema.ts'
import { useTranslations } from '../messages.ts'

const kept = draftOf('beneficiary')
const isOfThePerson = (field: string) => field in personEntries

/** Somebody new. Whoever joins others comes with everybody's new share. */
export function AddForm({ list }: { list: readonly Beneficiary[] }) {
  const t = useTranslations()
  const translate = useProblemWords()
  const change = useChange()
  const draft = useMemo(() => draftOver(kept, standingOf(list), isOfThePerson), [list])
  const all = designations.flatMap((designation) => joined(list, designation, ''))
  const groupsFor = (typed: Typed) => {
    const name = nameOf({
      firstName: String(typed['firstName'] ?? ''),
      lastName: String(typed['lastName'] ?? ''),
    })
    return joined(list, designationOf(typed), name.trim())
  }
  const initial = { ...initialShares(all), ...toForm(null) }
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
      const before = new Set(list.map(({ uuid }) => uuid))
      return change({
        send: () => addBeneficiary(fields, groups.some(isAsked) ? allocationsOf(groups, typed) : undefined),
        isMade: (now) => now.some((one) => !before.has(one.uuid) && isAsSent(one, fields)),
        ended: { what: 'added', name: nameOf(fields) },
        refusal: (failure) => refusalFor(failure, { names: Object.keys(initial), groups }),
        draft: kept,
      })
    },
  })
  return (
    <BeneficiaryForm
      form={form}
      groups={groupsFor(form.values)}
      submit={t('add.save')}
      cancel={<NotNow hasList={list.length > 0} />}
    />
  )
}
