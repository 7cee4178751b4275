import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exportedComponents, parseRoutes, showsComponent, showsRoute } from './shown.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })
    .map(read)
    .join('\n')

const stories = readAll('{packages,apps}/*/src/**/*.stories.tsx')
// A story of the kit may render a component through a helper beside it, `story-<what>.tsx`; components for print have
// their stories with the other documents of a tenant.
const kitStories = [
  readAll('packages/ui-kit/src/**/{*.stories,story-*}.tsx'),
  readAll('packages/brand-sheet/src/documents/*.stories.tsx'),
].join('\n')

/** Components that render nothing themselves, each with the place where it is seen. */
const seenWithin: Readonly<Record<string, string>> = {
  FieldFrame: 'around every field',
  FieldMessages: 'under every field',
  OptionalMark: 'beside the label of every optional field',
  Column: 'in every Stack',
  GlobalStyle: 'under every story',
  FocusOnMount: 'moves the focus alone',
  FrontPicture: 'behind the log-in page of a tenant that has one',
}

/** The modules that the kit lets others import. */
function kitModules(): readonly string[] {
  const entries = read('packages/ui-kit/package.json').matchAll(/"\.\/(src\/[^"]+\.tsx)"/g)
  return [...entries].map(([, path = '']) => path)
}

/** A route that only redirects. */
const withoutScreen = '/login/entry'
const routes = parseRoutes(readAll('packages/router/src/routes/*-routes.ts')).filter(
  (route) => route !== withoutScreen,
)
const components = [
  ...new Set(kitModules().flatMap((path) => exportedComponents(read(`packages/ui-kit/${path}`)))),
].filter((name) => !(name in seenWithin))

it('The check finds the routes and the components of the kit', () => {
  expect(routes).toContain('/dashboard')
  expect(routes.length).toBeGreaterThan(100)
  expect(components).toContain('Button')
  expect(components.length).toBeGreaterThan(50)
})

it('Storybook has a story at every route', () => {
  expect(routes.filter((route) => !showsRoute(stories, route))).toEqual([])
})

it('Storybook has a story of every component of the kit', () => {
  expect(components.filter((name) => !showsComponent(kitStories, name))).toEqual([])
})

it('The list of components without a story has none that is shown or no longer exists', () => {
  const all = kitModules().flatMap((path) => exportedComponents(read(`packages/ui-kit/${path}`)))
  const excused = Object.keys(seenWithin)
  expect(excused.filter((name) => !all.includes(name) || showsComponent(kitStories, name))).toEqual([])
})

describe('the search in stories', () => {
  it('A link to a route does not count as its story', () => {
    const linked = '<Link to="/closed">Closed</Link>; <StoryRoute path="/closed/why" Screen={Why} />'
    expect(showsRoute(linked, '/closed')).toBe(false)
    expect(showsRoute(linked, '/closed/why')).toBe(true)
  })

  it('A story of a component with a longer name does not count for a component', () => {
    expect(showsComponent('<ButtonGroup />', 'Button')).toBe(false)
    expect(showsComponent('const meta = { component: Button }', 'Button')).toBe(true)
  })

  it('A re-exported component counts as exported, a re-exported type does not', () => {
    expect(exportedComponents("export { Drawer, type Counted } from './drawer.tsx'")).toEqual(['Drawer'])
  })
})
