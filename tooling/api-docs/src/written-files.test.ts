import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiDocument, readApi } from './api-document.ts'
import { apiFolder, byHand, writtenFiles } from './written-files.ts'

const files = writtenFiles()
const read = (name: string): string => readFileSync(new URL(name, apiFolder), 'utf8')

describe('docs/api', () => {
  it.each([...files])('%s is what `npm run api-docs` writes from today’s declarations', (name, text) => {
    expect(read(name)).toBe(text)
  })

  it('docs/api has no other files than those that are written, and those by hand', () => {
    expect(readdirSync(apiFolder).toSorted()).toEqual([...files.keys(), ...byHand].toSorted())
  })

  it('openapi.json of docs/api is the whole document', () => {
    expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(JSON.stringify(apiDocument())))
  })

  it('Every call of docs/api is one step from the first page', () => {
    const { calls } = readApi(apiDocument())
    expect(calls.length).toBeGreaterThan(110)
    const links = [...read('README.md').matchAll(/\]\((calls-[\w-]+\.md)#([\w-]+)\)/g)]
    expect(links).toHaveLength(calls.length)
    // That the headings exist is a test of the whole documentation.
    expect(new Set(links.map(([link]) => link)).size).toBe(calls.length)
  })
})
