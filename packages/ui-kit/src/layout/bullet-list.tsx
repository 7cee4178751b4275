import { space } from '../foundations/tokens.ts'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-inline-start: ${space[24]};
  list-style: disc;
`

/** A bulleted list of short texts. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
