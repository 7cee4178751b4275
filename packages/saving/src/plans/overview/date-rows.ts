import { role } from '@coffer/branding/roles'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'

/** A list of dates, one per row. */
export const Dates = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
export const DateRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[8]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }
`
export const DateText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 12rem;
  min-width: 0;
`
export const DateTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  font-weight: ${weight.bold};
`
export const DateNote = styled.span`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
export const DateHeading = styled.h3`
  font-size: ${size[16]};
  font-weight: ${weight.bold};
`
