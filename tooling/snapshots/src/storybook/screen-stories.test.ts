import { describe, expect, it } from 'vitest'
import { exactly, matchesStory, storiesIn } from './screen-stories.ts'

const entry = (id: string, tags: readonly string[], type = 'story') => ({
  type,
  id,
  title: 'Relink',
  name: id,
  importPath: './relink.stories.tsx',
  tags,
})

describe('storiesIn', () => {
  it('leaves out documents, and stories whose picture another story has', () => {
    const entries = {
      failed: entry('failed', ['dev', 'test', 'no-snapshot']),
      selection: entry('selection', ['dev', 'test']),
      docs: entry('docs', ['dev'], 'docs'),
    }
    expect(storiesIn({ entries }).map(({ id }) => id)).toEqual(['selection'])
  })
})

it('a filter is a part of a name, or one story alone', () => {
  expect(matchesStory('home--empty-again Home: Empty again', 'home--empty')).toBe(true)
  expect(matchesStory('home--empty-again Home: Empty again', exactly('home--empty'))).toBe(false)
  expect(matchesStory('home--empty Home: Empty', exactly('home--empty'))).toBe(true)
})
