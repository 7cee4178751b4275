import { type Role, role } from '@coffer/branding/roles'
import { buttonColors, type ButtonVariant } from '@coffer/ui-kit/button-styles'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const states = ['rest', 'hover', 'pressed', 'focus', 'disabled'] as const
type State = (typeof states)[number]

const Scroll = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[12]};
`
const Drawn = styled.span`
  display: grid;
  place-items: center;
  min-height: 3rem;
  border: 1px solid;
  border-radius: 0.25rem;
  font-weight: ${weight.bold};

  &[data-state='focus'] {
    outline: 2px solid ${role('focus')};
    outline-offset: 2px;
  }
`
const State = styled.span`
  display: block;
  margin-block-start: ${space[8]};
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** Each variant of the button in each state, drawn without interaction for print. */
export function StatedButtons() {
  return (
    <Scroll>
      {variants.map((variant) => (
        <Row key={variant} aria-label={variant}>
          {states.map((state) => (
            <li key={state}>
              <Drawn
                data-state={state}
                style={buttonStyle(variant, state)}
                aria-disabled={state === 'disabled'}
              >
                {variant}
              </Drawn>
              <State>{state}</State>
            </li>
          ))}
        </Row>
      ))}
    </Scroll>
  )
}

function buttonStyle(variant: ButtonVariant, state: State) {
  const { background, text, border } = buttonColors[variant][state === 'focus' ? 'rest' : state]
  return { background: cssColor(background), color: cssColor(text), borderColor: cssColor(border) }
}

const cssColor = (name: Role | 'transparent') => (name === 'transparent' ? name : role(name))
