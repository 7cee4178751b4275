import { join } from 'node:path'
import { chromiumVersion } from '@coffer/chromium/launch-options'
import { paths } from '@coffer/tenant-tooling/paths'
import { type Browser, expect } from '@playwright/test'
import { readOrigin } from '../snapshots/baseline/snapshot-file.ts'
import { readChromiumVersions, listSnapshots, readSnapshot } from '../snapshots/baseline/snapshot-folder.ts'
import { captureSize } from '../capture/capture-story.ts'
import { showStory, type StoryPage } from '../capture/story-page.ts'
import { compareSnapshot } from '../snapshots/comparison/compare-snapshot.ts'
import { isSameMajor } from '../snapshots/run-decision.ts'
import { isState, type Size, findSize } from '../capture/screen-sizes.ts'
import { readStories, screenOf, screenStories } from '../capture/screen-stories.ts'
import { readFacts } from '../capture/running-storybook.ts'
import { axeViolations } from './axe-violations.ts'
import { cutText } from './cut-text.ts'
import { exerciseStory } from './exercise-story.ts'
import { misfits } from './misfits.ts'
import { invalidMarkup } from './invalid-markup.ts'
import { withPageErrors } from './page-errors.ts'
import { isFramed, storybook, tenant, test, usualTenant, withStoryPage } from './story-test.ts'
import { exerciseTranslated } from './translated-page.ts'
import { typeIntoForms } from './typing.ts'

const stories = readStories(storybook)
/** `npm test -- changed` names the folders whose stories are played. */
const folders = process.env['STORY_FOLDERS']?.split(',') ?? ['']
const chosen = stories.filter(({ importPath }) =>
  folders.some((folder) => importPath.replace(/^\.\//, '').startsWith(folder)),
)
const screens = new Set(screenStories(paths.root, stories).map(({ id }) => id))
/** The first story of each screen, for checks that need only one story per screen. */
const firstOfScreen = new Map([...screens].toReversed().map((id) => [screenOf(id), id]))
const folder = join(paths.root, 'tenants', tenant, 'snapshots')
const stored = listSnapshots(folder, 'phone')
const chromium = chromiumVersion()

for (const [title, members] of Map.groupBy(chosen, (story) => story.title)) {
  test.describe(title, () => {
    // The same worker plays all stories of a file, so that a form that several of them show is exercised once.
    test.describe.configure({ mode: 'default' })
    const exercised = { forms: new Set<string>(), controls: new Set<string>() }
    for (const { id, name } of members) {
      test(name, async ({ storyPage, browser }) => {
        const facts = await readStoryFacts(storyPage, id)
        const isScreen = screens.has(id)
        const size = findSize(facts.viewport ?? (isScreen ? 'phone' : 'desktop'), facts.viewports)
        await storyPage.page.setViewportSize(size)
        await showStory(storyPage, id)
        expect(await axeViolations(storyPage.page, id), 'what axe finds').toEqual([])
        expect(await refusedLinks(storyPage), 'links to screens whose guard refuses this person').toEqual([])
        expect(await storyPage.page.evaluate(invalidMarkup), 'markup that HTML does not allow').toEqual([])
        if (!isState(facts)) return
        const isFirstOfScreen = id === firstOfScreen.get(screenOf(id))
        if (isScreen) await expectStoredLook({ storyPage, browser, id, size })
        if (isScreen && isFirstOfScreen) expect(await misfits(storyPage, size)).toEqual([])
        await exerciseStory({ storyPage, id, isScreen, isFirstOfScreen, exercised })
      })
    }
  })
}

test('Each snapshot belongs to a story, and was rendered by this major version of Chromium', async ({
  storyPage,
}) => {
  test.skip(stored.length === 0 && tenant !== usualTenant, `${tenant} has no snapshots`)
  expect(stored).not.toEqual([])
  const facts = await readFacts(storyPage.page, [...screens])
  const states = new Set(facts.filter(isState).map(({ id }) => id))
  expect(stored.map(({ story }) => story).filter((story) => !states.has(story))).toEqual([])
  const versions = [...(await readChromiumVersions(folder, stored))]
  const others = versions.filter((version) => !isSameMajor(version, chromium))
  // Such snapshots were not compared, since another version renders differently.
  test.skip(
    others.length > 0,
    `captured with Chromium ${others.join(', ')}, but this machine has ${chromium}`,
  )
})

const formStory = 'components-form--untouched'

test('The run of axe finds a button without a name', async ({ storyPage }) => {
  const [story] = stories
  if (story === undefined) throw new Error('Storybook has no stories')
  await showStory(storyPage, story.id)
  await storyPage.page.evaluate(`document.body.append(
    Object.assign(document.createElement('button'), { id: 'planted' }))`)
  expect(await axeViolations(storyPage.page, story.id)).toEqual([
    'button-name: <button id="planted"></button>',
  ])
  await storyPage.page.evaluate(`document.querySelector('#planted').remove()`)
})

test('The checks of markup find a block in a phrase, a group without a legend and a text that is cut off', async ({
  storyPage,
}) => {
  const [story] = stories
  if (story === undefined) throw new Error('Storybook has no stories')
  await showStory(storyPage, story.id)
  await storyPage.page.evaluate(`document.querySelector('#storybook-root').insertAdjacentHTML('beforeend',
    '<div id="planted"><span><div>Block</div></span><fieldset>Group</fieldset>' +
    '<aside>One</aside><aside aria-label="Two">Two</aside>' +
    '<p style="width: 2rem; overflow: hidden; white-space: nowrap">A longer text</p></div>')`)
  expect(await storyPage.page.evaluate(invalidMarkup)).toHaveLength(3)
  expect(await storyPage.page.evaluate(cutText)).toEqual(['p: A longer text'])
  await storyPage.page.evaluate(`document.querySelector('#planted').remove()`)
})

test('The check of tight layouts finds a text that is too wide at 320 px', async ({ storyPage }) => {
  const { page } = storyPage
  await showStory(storyPage, formStory)
  await page.evaluate(`document.querySelector('form').insertAdjacentHTML('beforeend',
    '<p id="planted" style="position: absolute; inset-inline-start: 0; width: 330px">A wide text</p>')`)
  const found = await misfits(storyPage, { name: 'phone', width: 390, height: 844 })
  await page.evaluate(`document.querySelector('#planted').remove()`)
  expect(found).toContain('10 pixels to scroll sideways in Spanish at 320 px')
  expect(await page.evaluate(() => [document.documentElement.lang, window.innerWidth])).toEqual(['en', 390])
})

test('The check of typing finds a list of errors that takes the focus back', async ({ storyPage }) => {
  const { page } = storyPage
  const showAgain = () => showStory(storyPage, formStory)
  await showAgain()
  await page.evaluate(`document.querySelector('form').addEventListener('input', ({ target, currentTarget }) => {
    if (target.value.includes(',')) currentTarget.querySelector('[role=alert]').focus()
  })`)
  const { forms, faults } = await typeIntoForms(page, { typedForms: new Set(), showAgain })
  expect(forms).toEqual([{ fields: ['name', 'phone'], wasRefused: true }])
  expect(faults).toEqual(['name: after "12 Main St," the focus is on div alert'])
})

test('The check of translated pages finds a text node that React keeps, a stale text and an error', async ({
  storyPage,
}) => {
  const { page } = storyPage
  await showStory(storyPage, formStory)
  // Imitates a component that renders a text beside its field, and one that writes into the page itself.
  await page.evaluate(`{
    const label = document.querySelector('label')
    const key = Object.keys(label).find((name) => name.startsWith('__reactFiber$'))
    const kept = Object.assign(document.createTextNode('Kept'), { [key]: {} })
    document.querySelector('form').append(kept)
    document.querySelector('input').addEventListener('input', () => {
      document.querySelector('button span').textContent = 'Stale'
      document.querySelector('form').removeChild(kept)
    }, { once: true })
  }`)
  const { result, errors } = await withPageErrors(page, () => exerciseTranslated(page))
  expect(result.texts).toBeGreaterThan(0)
  expect(result.kept).toEqual([expect.stringContaining('“Kept” in <form')])
  expect(result.stale).toEqual([
    'with its controls used: “«Stale” instead of “Continue”',
    'in the language from before: “«Stale” instead of “Continue”',
  ])
  expect(errors).toEqual([expect.stringContaining('removeChild')])
})

async function readStoryFacts({ page }: StoryPage, id: string) {
  const [facts] = await readFacts(page, [id])
  if (facts === undefined) throw new Error(`Storybook has no story ${id}`)
  return facts
}

/** The refused links that `StoryRoute` finds in the shown story, if it is one of a screen. */
const refusedLinks = ({ page }: StoryPage) =>
  page.evaluate<readonly string[]>('globalThis.refusedLinks?.() ?? []')

interface ShownStory {
  readonly storyPage: StoryPage
  readonly browser: Browser
  readonly id: string
  readonly size: Size
}

/**
 * Compares a shown screen with its snapshot. An earlier story may have left state in the shared page, so a difference
 * counts only if the story shows it in a new page too.
 */
async function expectStoredLook({ storyPage, browser, id, size }: ShownStory): Promise<void> {
  if (isFramed || stored.length === 0) return
  const snapshot = readSnapshot(folder, { story: id, size: size.name })
  const drawnWith = snapshot && (await readOrigin(snapshot))?.chromium
  if (drawnWith && !isSameMajor(drawnWith, chromium)) return
  const compare = async (page: StoryPage) =>
    compareSnapshot(snapshot, await captureSize(page, size), chromium)
  if ((await compare(storyPage)).kind === 'same') return
  await withStoryPage(browser, { origin: storyPage.origin, isIsolated: true }, async (isolatedPage) => {
    await isolatedPage.page.setViewportSize(size)
    await showStory(isolatedPage, id)
    const { kind } = await compare(isolatedPage)
    expect(kind, `npm run snapshots -- --tenant ${tenant} --story =${id} shows it`).toBe('same')
  })
}
