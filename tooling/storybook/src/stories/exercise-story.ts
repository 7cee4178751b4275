import { expect, test } from '@playwright/test'
import type { Page } from 'playwright-core'
import { showStory, type StoryPage } from '../capture/story-page.ts'
import { exercises } from './exercise-reporter.ts'
import { withPageErrors } from './page-errors.ts'
import { exerciseTranslated, keptTexts } from './translated-page.ts'
import { typeIntoForms } from './typing.ts'

const count = (exercise: keyof typeof exercises, number: number) =>
  test.info().annotations.push({ type: exercises[exercise], description: String(number) })

/** The forms and sets of controls that were exercised. Several stories may show one; only the first exercises it. */
export interface Exercised {
  readonly forms: Set<string>
  readonly controls: Set<string>
}

export interface ExercisedStory {
  readonly storyPage: StoryPage
  readonly id: string
  readonly isScreen: boolean
  readonly isFirstOfScreen: boolean
  readonly exercised: Exercised
}

/** Types into the forms of a shown story, and translates it, unless an earlier story has shown the same. */
export async function exerciseStory({ isFirstOfScreen, exercised, ...story }: ExercisedStory): Promise<void> {
  const { page } = story.storyPage
  if (story.isScreen) expect(await keptTexts(page), 'texts that React keeps as nodes').toEqual([])
  await expectUndisturbedTyping({ ...story, typedForms: exercised.forms })
  const controls = await page.evaluate(controlNames)
  const isNew = controls !== '' && !exercised.controls.has(controls)
  exercised.controls.add(controls)
  if (isNew || isFirstOfScreen) await expectTranslatable(page, story)
}

interface TypedStory extends Pick<ExercisedStory, 'storyPage' | 'id'> {
  readonly typedForms: Set<string>
}

async function expectUndisturbedTyping({ storyPage, id, typedForms }: TypedStory): Promise<void> {
  const showAgain = () => showStory(storyPage, id)
  const { page } = storyPage
  const { result, errors } = await withPageErrors(page, () => typeIntoForms(page, { typedForms, showAgain }))
  expect([...errors, ...result.faults], 'errors, lost keys, and a lost focus while somebody types').toEqual(
    [],
  )
  count('forms', result.forms.length)
  count('refusals', result.forms.filter(({ wasRefused }) => wasRefused).length)
  count('fields', result.forms.flatMap(({ fields }) => fields).length)
}

async function expectTranslatable(page: Page, { isScreen }: Pick<ExercisedStory, 'isScreen'>): Promise<void> {
  const { result, errors } = await withPageErrors(page, () => exerciseTranslated(page))
  // The story of a component may render its own texts beside it.
  const faults = isScreen ? [...result.kept, ...result.stale] : result.stale
  expect([...errors, ...faults], 'errors and wrong texts in a translated page').toEqual([])
  count('translated', 1)
  count('texts', result.texts)
}

/** The names of the controls of the shown story; empty if it has none. Runs in the page. */
const controlNames = () =>
  [...document.querySelectorAll('input, select, textarea, [role=switch], [role=tab]')]
    .map((control) => control.getAttribute('name') ?? control.getAttribute('role') ?? control.localName)
    .filter((name, index, all) => all.indexOf(name) === index)
    .join()
