import { expect, it } from 'vitest'
import { speedPage } from './speed-page.ts'
import { table } from './table.ts'

it('The speed page has the form that the formatter keeps: no trailing spaces, one newline at the end', () => {
  const page = speedPage([table([['ms', 'compile'], ['again']]), table([['a title'], ['a longer row', '1']])])
  expect(page).not.toMatch(/[ \t]$/m)
  expect(page).toMatch(/[^\n]\n$/)
})
