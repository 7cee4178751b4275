import { role } from '@coffer/branding/roles'
import { Icon } from '@coffer/ui-kit/icon'
import { radius, size, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'

const Frame = styled.output`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius};
  background: ${role('surface-sunken')};
  font-size: ${size[14]};
  line-height: 1.5;
`
const Sentences = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > span:first-child {
    font-weight: 700;
  }
`

/** The transfer dates in sentences, the most important first; announced when they change. */
export function DayNote({ sentences }: { sentences: readonly string[] }) {
  return (
    <Frame>
      <Icon name="clock" size="small" />
      <Sentences>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Sentences>
    </Frame>
  )
}
