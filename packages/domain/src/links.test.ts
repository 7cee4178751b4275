import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeDownload, safeReturnPath } from './links.ts'

const origin = 'http://harbor.localhost:4100'

it.each([
  ['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
  ['/api/v1/files/a.pdf', `${origin}/api/v1/files/a.pdf`],
  [`${origin}/a.pdf`, `${origin}/a.pdf`],
  ['http://other.example/a.pdf', null],
  ['//other.example/a.pdf', null],
  ['javascript:alert(1)', null],
  [' JaVaScRiPt:alert(1)', null],
  ['data:text/html,hello', null],
  ['blob:https://files.example.com/1', null],
  ['https://me:secret@files.example.com/', null],
  ['http://', null],
])('safeDownload(%o) is %o', (url, safe) => {
  expect(safeDownload(url, origin)).toBe(safe)
})

it.each([
  ['/dashboard', '/dashboard'],
  ['/deposit/edit?id=1#top', '/deposit/edit?id=1#top'],
  ['', null],
  ['dashboard', null],
  ['//other.example', null],
  ['/\\other.example', null],
  ['/a\\b', null],
  ['/\t/other.example', null],
  ['/.//other.example', null],
  ['/a/..//other.example', null],
  ['https://other.example', null],
])('safeReturnPath(%o) is %o', (path, safe) => {
  expect(safeReturnPath(path)).toBe(safe)
})

it('safeReturnPath never returns a path to another origin', () => {
  const slashes = fc.string({
    unit: fc.constantFrom('/', '\\', '\t', '\n', ':', '@', 'a', '.'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(slashes, (tail) => {
      const path = safeReturnPath(`/${tail}`)
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin)
    }),
    { numRuns: 2000 },
  )
})
