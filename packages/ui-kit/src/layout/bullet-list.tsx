import { space } from '../foundations/tokens.ts'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-inline-start: ${space[24]};
  list-style: disc;
`

/** Short things to read, one under the other. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
