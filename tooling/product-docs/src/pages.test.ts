import { readFileSync } from 'node:fs'
import { guards } from '@coffer/domain/access'
import { routePaths } from '@coffer/router/routes'
import { describe, expect, it } from 'vitest'
import { productFolder, writtenPages } from './pages.ts'

const read = (name: string): string => readFileSync(new URL(name, productFolder), 'utf8')

describe('docs/product', () => {
  it.each([...writtenPages])(
    '%s is what `npm run product-docs` writes from today’s declarations',
    (name, write) => {
      expect(read(name)).toBe(write())
    },
  )

  it('screens.md has a line for every route and every guard', () => {
    const lines = read('screens.md').split('\n')
    expect(routePaths.filter((path) => !lines.some((line) => line.startsWith(`| \`${path}\` |`)))).toEqual([])
    expect(
      Object.keys(guards).filter((name) => !lines.some((line) => line.startsWith(`| \`${name}\` |`))),
    ).toEqual([])
  })
})
