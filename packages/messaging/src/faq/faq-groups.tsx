import type { Faq } from '@coffer/api-client/faqs'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useId } from 'react'
import { useTranslations } from '../messages.ts'
import { FaqEntry } from './faq-entry.tsx'

interface FaqGroupsProps {
  faqs: readonly Faq[]
  /** The uuid of the question in the search. */
  named: string | null
}

/** Questions by group. */
export function FaqGroups({ faqs, named }: FaqGroupsProps) {
  const groups = groupFaqs(faqs)
  const isSorted = groups.some(({ name }) => name !== null)
  return (
    <Stack gap={32}>
      {groups.map((group) =>
        isSorted ? (
          <Group key={group.name ?? ''} group={group} named={named} />
        ) : (
          <Entries key="" faqs={group.faqs} named={named} />
        ),
      )}
    </Stack>
  )
}

function Group({ group: { name, faqs }, named }: { group: FaqGroup; named: string | null }) {
  const t = useTranslations()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <SectionHeading id={id}>{name ?? t('faq.other')}</SectionHeading>
        <Entries faqs={faqs} named={named} />
      </Stack>
    </section>
  )
}

function Entries({ faqs, named }: FaqGroupsProps) {
  return (
    <Card isFlush>
      {faqs.map((faq) => (
        <FaqEntry key={faq.uuid} faq={faq} isSelected={faq.uuid === named} />
      ))}
    </Card>
  )
}

/** The questions of one group; `name` is null for those without a group. */
interface FaqGroup {
  name: string | null
  faqs: readonly Faq[]
}

/** Groups questions in the order of each group's first question; questions without a group are last. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = [...Map.groupBy(faqs, ({ category }) => category?.trim() || null)]
  return groups
    .map(([name, some]) => ({ name, faqs: some }))
    .toSorted((one, other) => Number(one.name === null) - Number(other.name === null))
}
