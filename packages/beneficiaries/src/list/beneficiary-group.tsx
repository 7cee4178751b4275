import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { type Designation, ofDesignation } from '@coffer/domain/beneficiaries'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { beneficiaryName } from '../shares/groups.ts'
import { SharesBar } from '../shares/shares-bar.tsx'
import { useTranslations } from '../messages.ts'
import { BeneficiaryList } from './beneficiary-list.tsx'

interface BeneficiaryGroupProps {
  designation: Designation
  list: readonly Beneficiary[]
}

/** The primary or the contingent beneficiaries, as a chart of their shares and as a list. */
export function BeneficiaryGroup({ designation, list }: BeneficiaryGroupProps) {
  const t = useTranslations()
  const members = ofDesignation(list, designation)
  if (members.length === 0) return null
  return (
    <Card label={t(`group.${designation}`)}>
      <Stack gap={16}>
        <Stack gap={4}>
          <SectionHeading>{t(`group.${designation}`)}</SectionHeading>
          <p>{t(`group.${designation}.why`)}</p>
        </Stack>
        <SharesBar
          shares={members.map((member) => ({
            key: member.uuid,
            name: beneficiaryName(member),
            share: member.allocation,
          }))}
        />
        <BeneficiaryList beneficiaries={members} />
      </Stack>
    </Card>
  )
}
