import { role } from '@coffer/branding/roles'
import { unallocatedShare } from '@coffer/domain/allocations'
import { useFormats } from '@coffer/i18n/formats'
import { radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 3.5rem;
  border-radius: ${radius};
  overflow: hidden;
`
const Part = styled.span`
  container-type: inline-size;
  flex: 1 1 0;
  min-width: 2px;
  background: ${role('primary')};
  color: ${role('on-primary')};
  box-shadow: inset 0 0 0 1px ${role('primary-edge')};
  font-size: ${size[14]};
  line-height: 1.4;

  &:nth-child(even) {
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
/** The share that is not allocated. */
const Rest = styled.span`
  flex: 1 1 0;
  border: 1px dashed ${role('control-edge')};
  border-radius: ${radius};
`
const Label = styled.span`
  display: none;
  align-content: center;
  height: 100%;
  padding-inline: ${space[8]};

  @container (min-width: 2.75rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`
const Name = styled.span`
  display: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @container (min-width: 5rem) {
    display: block;
  }
`
const Share = styled.span`
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

interface SharesBarProps {
  shares: readonly { key: string; name: string; share: number }[]
}

/** A chart of one group’s shares. Hidden from screen readers, because the text next to it has the same information. */
export function SharesBar({ shares }: SharesBarProps) {
  const { wholePercent } = useFormats()
  const parts = shares.filter(({ share }) => share > 0)
  const rest = unallocatedShare(shares.map(({ share }) => share))
  return (
    <Bar aria-hidden="true">
      {parts.map(({ key, name, share }) => (
        <Part key={key} style={{ flexGrow: share }}>
          <Label>
            <Name data-excerpt>{name}</Name>
            <Share>{wholePercent(share)}</Share>
          </Label>
        </Part>
      ))}
      {rest > 0 && <Rest style={{ flexGrow: rest }} />}
    </Bar>
  )
}
