import { expect, it } from 'vitest'
import { speedPage } from './speed-page.ts'
import { table } from './table.ts'

it('is formatted as the formatter leaves it: no spaces at the end of a line, one end of line at its end', () => {
  const page = speedPage([table([['ms', 'compile'], ['again']]), table([['a title'], ['a longer row', '1']])])
  expect(page).not.toMatch(/[ \t]$/m)
  expect(page).toMatch(/[^\n]\n$/)
})
