import { styled } from 'styled-components'
import { visuallyHidden } from '../foundations/text.ts'

export { Card } from './card.tsx'
export { type DefinitionItem, DefinitionList } from './definition-list.tsx'
export { Cluster, Stack } from './flow.tsx'
export { PageHeading, SectionHeading } from './headings.tsx'
export { SettingsRow } from './settings-row.tsx'
export { TwoColumns } from './two-columns.tsx'

/** Visible only to assistive technology. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
