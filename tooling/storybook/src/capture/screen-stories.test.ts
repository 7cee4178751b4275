import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exactStory, matchesStory, readStories, screenStories } from './screen-stories.ts'

const folder = mkdtempSync(join(tmpdir(), 'stories-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = (
  id: string,
  { type = 'story', file = './relink.stories.tsx', tags = ['dev', 'test'] } = {},
) => ({
  type,
  id,
  title: 'Relink',
  name: id,
  importPath: file,
  tags,
})

describe('stories of a built Storybook', () => {
  writeFileSync(join(folder, 'relink.stories.tsx'), '<StoryRoute path="/relink" />')
  writeFileSync(join(folder, 'button.stories.tsx'), '<Button />')
  const entries = {
    failed: entry('failed', { tags: ['dev', 'test', 'no-snapshot'] }),
    selection: entry('selection'),
    button: entry('button', { file: './button.stories.tsx' }),
    docs: entry('docs', { type: 'docs' }),
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }))
  const stories = readStories(folder)

  it('readStories leaves out pages of documentation', () => {
    expect(stories.map(({ id }) => id)).toEqual(['failed', 'selection', 'button'])
  })

  it('screenStories leaves out components and stories with the tag no-snapshot', () => {
    expect(screenStories(folder, stories).map(({ id }) => id)).toEqual(['selection'])
  })
})

it('matchesStory takes a part of a name, or the exact id of one story', () => {
  expect(matchesStory('home--empty-again Home: Empty again', 'home--empty')).toBe(true)
  expect(matchesStory('home--empty-again Home: Empty again', exactStory('home--empty'))).toBe(false)
  expect(matchesStory('home--empty Home: Empty', exactStory('home--empty'))).toBe(true)
})
