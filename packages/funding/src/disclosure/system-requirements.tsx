import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-inline-start: ${space[24]};
  list-style: disc;
`
const requirements = ['browser', 'email', 'pdf', 'keep'] as const

/** The hardware and software that electronic documents require. */
export function SystemRequirements() {
  const t = useTranslations()
  return (
    <Stack gap={8}>
      <SectionHeading>{t('disclosure.esign.needs.title')}</SectionHeading>
      <List>
        {requirements.map((requirement) => (
          <li key={requirement}>{t(`disclosure.esign.needs.${requirement}`)}</li>
        ))}
      </List>
    </Stack>
  )
}
