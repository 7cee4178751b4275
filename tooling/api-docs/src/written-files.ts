import { apiDocument, isJson, type Json, readApi } from './api-document.ts'
import { groupFile, groupPage, indexPage, schemasPage } from './pages.ts'

export const apiFolder = new URL('../../../docs/api/', import.meta.url)

/** Files of docs/api that the command leaves alone. */
export const byHand: readonly string[] = ['conventions.md', 'state-machines.md', 'released.json']

/** The document of the last release, without texts. */
export const releasedFile = new URL('released.json', apiFolder)

/** The files of docs/api that are written from the declarations, by name. */
export function writtenFiles(): ReadonlyMap<string, string> {
  const document = apiDocument()
  const api = readApi(document)
  return new Map([
    ['openapi.json', toLines(document)],
    ['README.md', indexPage(api)],
    ['schemas.md', schemasPage(api)],
    ...api.groups.map(
      ({ name, description }) => [groupFile(name), groupPage(api, name, description)] as const,
    ),
  ])
}

/** The document as releases are compared: without what a reader alone needs. */
export const releasedText = (): string => toLines(withoutTexts(apiDocument()))

/** Texts that are no schemas; a call keeps its own, which names its capability. */
function withoutTexts(value: Json, isCall = false): Json {
  const kept = Object.entries(value).filter(
    ([key, item]) => isCall || key !== 'description' || typeof item !== 'string',
  )
  return Object.fromEntries(
    kept.map(([key, item]) => [
      key,
      isJson(item) ? withoutTexts(item, 'operationId' in item) : listWithoutTexts(item),
    ]),
  )
}

const listWithoutTexts = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isJson(item) ? withoutTexts(item) : item)) : value

/** JSON with a line for each call and each component, so that a change is a short difference. */
function toLines(document: Json): string {
  const object = (value: Json, depth: number): string => {
    const entries = Object.entries(value).map(
      ([key, item]) =>
        `${JSON.stringify(key)}: ${isJson(item) && depth > 0 ? object(item, depth - 1) : JSON.stringify(item)}`,
    )
    return `{\n${entries.join(',\n')}\n}`
  }
  return `${object(document, 2)}\n`
}
