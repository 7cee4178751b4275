import { useRef } from 'react'
import { Placeholder } from 'storybook/internal/components'
import { useGlobals, useGlobalTypes, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { valueAt } from '../brand-panel/value-at.ts'
import { Choices, type Choice } from './choices.tsx'
import { StoryFrame } from './story-frame.tsx'
import { scrollTogether } from './scroll-together.ts'
import { useSideBySideChoices } from './use-side-by-side-choices.ts'

const Page = styled.div(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  background: theme.background.app,
}))
const Frames = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 24,
  padding: 24,
})

/** The current story once for each chosen tenant and language, in one size, scrolled together. */
export function SideBySide() {
  const { storyId } = useStorybookState()
  const [globals] = useGlobals()
  const types: Record<string, unknown> = useGlobalTypes()
  const tenants = toolbarItems(types['tenant'])
  const languages = toolbarItems(types['language'])
  const [{ size, ...chosen }, choose] = useSideBySideChoices()
  const slugs = chosen.tenants ?? defaultTenants(tenants, String(globals['tenant']))
  const shownLanguages = chosen.languages ?? [String(globals['language'])]
  const appearance = globals['appearance'] === 'dark' ? 'dark' : 'light'
  const frames = useRef<HTMLDivElement>(null)
  const pairs = tenants
    .filter(({ value }) => slugs.includes(value))
    .flatMap((tenant) =>
      languages
        .filter(({ value }) => shownLanguages.includes(value))
        .map((language) => ({ tenant, language })),
    )
  return (
    <Page>
      <Choices
        tenants={tenants}
        languages={languages}
        chosen={{ tenants: slugs, languages: shownLanguages, size }}
        choose={choose}
      />
      {pairs.length === 0 && <Placeholder>Choose at least one tenant and one language.</Placeholder>}
      <Frames ref={frames}>
        {pairs.map(({ tenant, language }) => (
          <StoryFrame
            key={`${tenant.value} ${language.value}`}
            title={`${tenant.title}, ${language.title}`}
            address={`iframe.html?id=${storyId}&viewMode=story&globals=tenant:${tenant.value};language:${language.value};appearance:${appearance}`}
            size={size}
            onLoad={(frame) => scrollTogether(frame, frames.current)}
          />
        ))}
      </Frames>
    </Page>
  )
}

/** The toolbar's tenant and up to two others: a repository may have a thousand. */
function defaultTenants(tenants: readonly Choice[], current: string): readonly string[] {
  return [current, ...tenants.map(({ value }) => value).filter((slug) => slug !== current)].slice(0, 3)
}

/** Options of a toolbar menu. */
function toolbarItems(type: unknown): readonly Choice[] {
  const items = valueAt(type, ['toolbar', 'items'])
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const [value, title] = [valueAt(item, ['value']), valueAt(item, ['title'])]
    return typeof value === 'string' && typeof title === 'string' ? [{ value, title }] : []
  })
}
