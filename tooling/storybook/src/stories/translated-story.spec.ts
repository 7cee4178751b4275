import { expect } from '@playwright/test'
import { showStory } from '../capture/story-page.ts'
import { test } from './story-test.ts'

const setLanguage = (language: string) =>
  `__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: { language: '${language}' } })`

test('A story in Spanish shows the state into which its play, in English, has put it', async ({
  storyPage,
}) => {
  const { page } = storyPage
  await page.evaluate(setLanguage('es'))
  await showStory(storyPage, 'screens-goals-add--with-errors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agregar una meta')
  await expect(page.getByRole('alert')).toContainText('Ingrese')

  // The toolbar's choice keeps the state too.
  await page.evaluate(setLanguage('en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a goal')
  await expect(page.getByRole('alert')).toContainText('Enter')
})
