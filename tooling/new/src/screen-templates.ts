import { readData, type ScreenOptions } from './screen-options.ts'

/** The screen: a heading, and one query with its loading, failed and loaded state. */
export function screenSource({ name, path, reads }: ScreenOptions): string {
  const { module, query } = readData[reads]
  return `import { ${query} } from '@coffer/api-client/${module}'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** \`${path}\`. */
export function ${name.pascal}Screen() {
  const t = useTranslations()
  return (
    <Page title={t('${name.kebab}.title')}>
      <QueryBoundary query={useQuery(${query}())} shape={<Skeleton shape="row" />}>
        {() => <p>{t('${name.kebab}.ready')}</p>}
      </QueryBoundary>
    </Page>
  )
}
`
}

export function screenStories({ feature, name, path, title, reads }: ScreenOptions): string {
  const { handler } = readData[reads]
  return `import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${name.pascal}Screen } from './${name.kebab}-screen.tsx'

const meta = {
  title: ${quoted(`Screens/${feature.words}/${title}`)},
  component: ${name.pascal}Screen,
  render: () => <StoryRoute path="${path}" Screen={${name.pascal}Screen} />,
  parameters: provided(),
  play: settlesOn('heading', { level: 1 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { parameters: provided(handlers.${handler}.hangs()), play: settlesOn('status') }
export const Forbidden: Story = { parameters: provided(handlers.${handler}.fails(403)), play: settlesOn('alert') }
export const Offline: Story = { parameters: provided(handlers.${handler}.breaks()), play: settlesOn('alert') }
`
}

export function screenTest({ name, path, title, reads }: ScreenOptions): string {
  const { handler } = readData[reads]
  return `import { handlers } from '@coffer/api-client/fakes'
import { messages as errors } from '@coffer/errors/messages'
import { provider } from '@coffer/router/fake-provider'
import { showing } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { ${name.pascal}Screen } from './${name.kebab}-screen.tsx'

const path = '${path}'
const { show } = showing(messages, errors)

it('The ${name.words.toLowerCase()} screen shows its content after it has loaded', async () => {
  show(path, ${name.pascal}Screen)
  expect(await screen.findByText('Nothing here yet.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(${quoted(title)})
})

it('The ${name.words.toLowerCase()} screen offers another try if it does not load', async () => {
  provider.use(handlers.${handler}.fails(500))
  show(path, ${name.pascal}Screen)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
`
}

/** A string literal of any text. */
const quoted = (text: string) => JSON.stringify(text)
