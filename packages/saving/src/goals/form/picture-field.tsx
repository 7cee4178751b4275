import { role } from '@coffer/branding/roles'
import { goalPictures } from '@coffer/domain/goals'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { media, radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Group = styled.fieldset`
  legend {
    padding-block-end: ${space[8]};
    font-size: ${size[14]};
    font-weight: ${weight.bold};
  }
`
const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.drawer} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`
const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  padding: ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius};
  cursor: pointer;

  &:hover {
    border-color: ${role('control-edge')};
  }

  &:has(:checked) {
    border-color: ${role('primary-edge')};
    box-shadow: inset 0 0 0 1px ${role('primary-edge')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${role('focus')};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }

  ${media.forced} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`

/** Selects a picture from the set of illustrations; each has a text alternative. */
export function PictureField({
  label,
  name,
  value,
  onChange,
  onBlur,
}: FieldBinding<string> & { label: string }) {
  const t = useTranslations()
  return (
    <Group role="radiogroup" aria-required="true">
      <legend>{label}</legend>
      <Pictures>
        {goalPictures.map((picture, index) => (
          <Option key={picture}>
            <GoalPicture picture={picture} size="small" />
            <VisuallyHidden>{t(`picture.${picture}`)}</VisuallyHidden>
            <input
              type="radio"
              title={t(`picture.${picture}`)}
              id={index === 0 ? `field-${name}` : undefined}
              name={name}
              value={picture}
              checked={value === picture}
              onChange={() => onChange(picture)}
              onBlur={onBlur}
            />
          </Option>
        ))}
      </Pictures>
    </Group>
  )
}
