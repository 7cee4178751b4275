import { role } from '@coffer/branding/roles'
import { styled } from 'styled-components'
import { focusRing, text } from '../foundations/text.ts'
import { media, motion, size, space, weight } from '../foundations/tokens.ts'
import { describedBy, fieldId, FieldMessages, type FieldProps } from './field-frame.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: ${space[16]};

  > :not(label, output) {
    grid-column: 1 / -1;
  }
`
const Label = styled.label`
  ${text.label}
`
const Value = styled.output`
  ${text.money}
  font-size: ${size[20]};
  font-weight: ${weight.bold};
`
const TRACK = '0.375rem'
const thumb = `
  box-sizing: border-box;
  width: 1.5rem;
  height: 1.5rem;
  border: 3px solid ${role('surface')};
  border-radius: 50%;
  background: ${role('primary-edge')};
  box-shadow: 0 0 0 1px ${role('primary-edge')};
`
/** 44 px high for touch. The track is the background: the filled part before the thumb, over the whole track. */
const Range = styled.input`
  display: block;
  width: 100%;
  height: 2.75rem;
  background:
    linear-gradient(${role('primary-edge')} 0 0) 0 center no-repeat,
    linear-gradient(${role('hairline')} 0 0) 0 center / 100% ${TRACK} no-repeat;
  cursor: pointer;
  appearance: none;

  &::-webkit-slider-thumb {
    ${thumb}
    appearance: none;
    transition: scale ${motion};
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    ${focusRing}
  }

  &:focus-visible::-moz-range-thumb {
    ${focusRing}
  }

  &:active::-webkit-slider-thumb {
    scale: 1.15;
  }

  ${media.forced} {
    background: none;
    appearance: auto;

    &:focus-visible {
      ${focusRing}
    }

    &::-webkit-slider-thumb {
      appearance: auto;
    }
  }
`

export interface SliderFieldProps extends Pick<
  FieldProps<number>,
  'label' | 'name' | 'value' | 'onChange' | 'hint'
> {
  min: number
  max: number
  step: number
  /** The value as text, "$200": shown beside the label, and announced instead of the number. */
  valueText: string
}

/** A number whose size matters more than its exact value. It is dragged or set with the arrow keys. */
export function SliderField({
  label,
  name,
  value,
  onChange,
  min,
  max,
  step,
  valueText,
  hint,
}: SliderFieldProps) {
  const filled = `${(100 * (value - min)) / (max - min)}%`
  return (
    <Frame>
      <Label htmlFor={fieldId(name)}>{label}</Label>
      {/* Hidden from assistive technology, because the slider announces its value. */}
      <Value htmlFor={fieldId(name)} aria-hidden="true">
        {valueText}
      </Value>
      <Range
        type="range"
        id={fieldId(name)}
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={describedBy(name, { hint })}
        style={{ backgroundSize: `${filled} ${TRACK}, 100% ${TRACK}` }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <FieldMessages name={name} hint={hint} />
    </Frame>
  )
}
