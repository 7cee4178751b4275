import { type JointHolder, saveHolderPerson } from '@coffer/api-client/joint'
import { providerNow } from '@coffer/api-client/transport'
import { utcDate } from '@coffer/domain/calendar'
import { toForm } from '@coffer/application/person'
import { PersonFields } from '@coffer/application/person-fields'
import { personFields } from '@coffer/application/person-schema'
import { useSavedForm } from '@coffer/application/saved-form'
import { useDetailWords } from '@coffer/application/messages'
import { useRoute } from '@coffer/router/link'
import { useMemo } from 'react'
import * as v from 'valibot'
import { drafts } from '../application/drafts.ts'
import { StepForm } from '../step/step-form.tsx'
import { useSaveStep } from '../step/use-save-step.ts'

const draft = drafts.person

/** Who the holder is, with what is saved of it. */
export function PersonalInformationForm({ holder: { fields, revision } }: { holder: JointHolder }) {
  const { path } = useRoute()
  const initial = useMemo(() => toForm(fields), [fields])
  const facts = { today: utcDate(providerNow()), ssnIsSaved: fields.ssnLastFour !== null }
  const schema = v.object(personFields(facts))
  const onSubmit = useSaveStep({
    step: 'personal-information',
    save: (person: v.InferOutput<typeof schema>) => saveHolderPerson(person, { revision }),
    draft,
  })
  const translate = useDetailWords('theirs')
  const form = useSavedForm({ path, schema, initial, draft, translate, onSubmit })
  return (
    <StepForm form={form}>
      <PersonFields form={form} savedLastFour={fields.ssnLastFour} whose="theirs" />
    </StepForm>
  )
}
