import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { text } from '@coffer/api-client/request/text'
import * as v from 'valibot'
import { operationGroups } from '../../src/openapi/operation-groups.ts'
import { unboundedLists, collectTexts } from './request-texts.ts'

const client = join(dirname(fileURLToPath(import.meta.resolve('@coffer/api-client/request/text'))), '..')

/** The schemas of all requests, from the OpenAPI document and from the application's API client. */
async function requestSchemas(): Promise<readonly (readonly [string, unknown])[]> {
  const described = operationGroups.flatMap(({ operations }) =>
    Object.entries(operations).flatMap(([call, { body, form }]) => [
      [`${call} body`, body] as const,
      [`${call} form`, form] as const,
    ]),
  )
  const modules = globSync('*/request-schema.ts', { cwd: client }).map(async (path) => {
    const exported: unknown = await import(join(client, path))
    const entries: [string, unknown][] = typeof exported === 'object' ? Object.entries(exported ?? {}) : []
    return entries.map(([name, schema]) => [`${path} ${name}`, schema] as const)
  })
  return [...described, ...(await Promise.all(modules)).flat()]
}

describe('a request', () => {
  it('Every text and file name of a request has a maximum length, which is checked first', async () => {
    const texts = (await requestSchemas()).flatMap(([name, schema]) =>
      collectTexts(schema).map((one) => ({ ...one, name: `${name} ${one.name}` })),
    )
    expect(texts.length).toBeGreaterThan(250)
    expect(texts.filter(({ longest }) => longest === null).map(({ name }) => name)).toEqual([])
    // A longer text belongs in a form, since a JSON body has at most 64 kB.
    expect(texts.filter(({ longest }) => Number(longest) > 20_000)).toEqual([])
  })

  it('Every list of a request has a maximum length', async () => {
    const lists = (await requestSchemas()).flatMap(([name, schema]) =>
      unboundedLists(schema).map((list) => name + list),
    )
    expect(lists).toEqual([])
  })

  it.each([
    ['without a length', v.string(), null],
    ['whose length is checked after something else', v.pipe(v.string(), v.trim(), v.maxLength(5)), null],
    ['with a length', v.pipe(text(5), v.trim(), v.maxLength(3)), 5],
  ])('collectTexts and unboundedLists find a text %s', (_, schema, longest) => {
    const body = v.object({ names: v.optional(v.nullable(v.array(schema))) })
    expect(collectTexts(body)).toMatchObject([{ name: 'names[]', longest }])
    expect(unboundedLists(body)).toEqual(['.names[]'.slice(0, -2)])
  })
})
