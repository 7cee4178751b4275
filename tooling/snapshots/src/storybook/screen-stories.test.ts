import { describe, expect, it } from 'vitest'
import { storiesIn } from './screen-stories.ts'

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
