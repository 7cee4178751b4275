import { styled } from 'storybook/theming'
import { viewports } from '../viewports.ts'
import type { Size } from './address-choices.ts'

export interface Choice {
  value: string
  title: string
}

interface Chosen {
  tenants: readonly string[]
  languages: readonly string[]
  size: Size
}

interface ChoicesProps {
  tenants: readonly Choice[]
  languages: readonly Choice[]
  chosen: Chosen
  choose: (change: Partial<Chosen>) => void
}

const Bar = styled.form(({ theme }) => ({
  position: 'sticky',
  top: 0,
  left: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  padding: '8px 24px',
  fontSize: theme.typography.size.s2,
  background: theme.background.content,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}))
const Group = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: 0,
  padding: 0,
  border: 0,
})
const Legend = styled.legend({ float: 'left', padding: 0, marginRight: 4, fontWeight: 700 })
const Label = styled.label({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 28 })

const sizes: readonly Size[] = ['phone', 'desktop']

/** Lets the reviewer choose tenants, languages and size. */
export function Choices({ tenants, languages, chosen, choose }: ChoicesProps) {
  return (
    <Bar onSubmit={(event) => event.preventDefault()}>
      <Ticks
        legend="Tenants"
        choices={tenants}
        chosen={chosen.tenants}
        choose={(slugs) => choose({ tenants: slugs })}
      />
      <Ticks
        legend="Languages"
        choices={languages}
        chosen={chosen.languages}
        choose={(spoken) => choose({ languages: spoken })}
      />
      <Group>
        <Legend>Size</Legend>
        {sizes.map((size) => (
          <Label key={size}>
            <input
              type="radio"
              name="size"
              checked={chosen.size === size}
              onChange={() => choose({ size })}
            />
            {viewports[size].name}
          </Label>
        ))}
      </Group>
    </Bar>
  )
}

interface TicksProps {
  legend: string
  choices: readonly Choice[]
  chosen: readonly string[]
  choose: (chosen: readonly string[]) => void
}

function Ticks({ legend, choices, chosen, choose }: TicksProps) {
  const toggled = (value: string, isChosen: boolean) =>
    isChosen ? [...chosen, value] : chosen.filter((each) => each !== value)
  return (
    <Group>
      <Legend>{legend}</Legend>
      {choices.map(({ value, title }) => (
        <Label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => choose(toggled(value, target.checked))}
          />
          {title}
        </Label>
      ))}
    </Group>
  )
}
