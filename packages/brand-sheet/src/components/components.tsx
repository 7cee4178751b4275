import { Icon, iconNames } from '@coffer/ui-kit/icon'
import { Cluster } from '@coffer/ui-kit/flow'
import { Part, Specimen } from '../page/sheet.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Money } from './money.tsx'
import { StatedButtons } from './stated-button.tsx'

/** Samples of every component in this brand. */
export function Components() {
  return (
    <Part title="Components at a glance" opensPage>
      <Specimen name="Buttons, in each state">
        <StatedButtons />
      </Specimen>
      <Fields />
      <Feedback />
      <Money />
      <Specimen name="Icons">
        <Cluster gap={12}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Cluster>
      </Specimen>
    </Part>
  )
}
