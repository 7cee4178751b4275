import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { layer, radius, space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

/** The id of the `main` element, the target of the skip link. */
const MAIN_ID = 'main'

const Anchor = styled.a`
  position: fixed;
  inset-block-start: ${space[8]};
  inset-inline-start: ${space[8]};
  z-index: ${layer.skipLink};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius};
  background: ${role('surface')};
  color: ${role('link')};
  font-weight: ${weight.bold};
  box-shadow: 0 0.25rem 1rem ${role('shadow')};

  &:not(:focus) {
    transform: translateY(-6rem);
  }
`

/** The first tab stop: skips navigation to `main`. */
export function SkipLink() {
  const t = useTranslations()
  return (
    <Anchor
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        const main = document.getElementById(MAIN_ID)
        if (!main) return
        event.preventDefault()
        main.focus()
        main.scrollIntoView()
      }}
    >
      {t('skip')}
    </Anchor>
  )
}
