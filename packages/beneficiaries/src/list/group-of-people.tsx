import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { type Designation, ofDesignation } from '@coffer/domain/beneficiaries'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { nameOf } from '../shares/groups.ts'
import { SharesBar } from '../shares/shares-bar.tsx'
import { useTranslations } from '../messages.ts'
import { PeopleList } from './people-list.tsx'

interface GroupOfPeopleProps {
  designation: Designation
  list: readonly Beneficiary[]
}

/** The primary or the contingent ones: the picture of their shares, and the same in words. */
export function GroupOfPeople({ designation, list }: GroupOfPeopleProps) {
  const t = useTranslations()
  const people = ofDesignation(list, designation)
  if (people.length === 0) return null
  return (
    <Card label={t(`group.${designation}`)}>
      <Stack gap={16}>
        <Stack gap={4}>
          <SectionHeading>{t(`group.${designation}`)}</SectionHeading>
          <p>{t(`group.${designation}.why`)}</p>
        </Stack>
        <SharesBar
          shares={people.map((one) => ({ key: one.uuid, name: nameOf(one), share: one.allocation }))}
        />
        <PeopleList people={people} />
      </Stack>
    </Card>
  )
}
