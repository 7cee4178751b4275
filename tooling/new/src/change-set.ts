import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format } from 'oxfmt'

/** A reason to write nothing, as a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** A place that a generator cannot decide about. */
interface Thought {
  readonly path: string
  /** Text of the line. */
  readonly at: string
  readonly about: string
}

export interface ChangedFile {
  readonly path: string
  readonly isNew: boolean
}

/**
 * Files that are created or edited in memory, and written together at the end. Paths are relative to the repository's
 * root. An edit throws a `Refusal` if its place does not exist exactly once.
 */
export class ChangeSet {
  readonly root: string
  readonly #texts = new Map<string, string>()
  readonly #removed = new Set<string>()
  readonly #thoughts: Thought[] = []

  constructor(root: string) {
    this.root = root
  }

  exists(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.root, path))
  }

  read(path: string): string {
    const changed = this.#texts.get(path)
    if (changed !== undefined) return changed
    if (!this.exists(path)) throw new Refusal(`${path} does not exist.`)
    return readFileSync(join(this.root, path), 'utf8')
  }

  create(path: string, text: string): void {
    if (this.exists(path)) throw new Refusal(`${path} exists already.`)
    this.#texts.set(path, text)
  }

  /** Replaces the whole text of a file. */
  rewrite(path: string, text: string): void {
    if (!this.exists(path)) throw new Refusal(`${path} does not exist.`)
    this.#texts.set(path, text)
  }

  /** Deletes a file, after the others are written. */
  remove(path: string): void {
    this.#removed.add(path)
  }

  /** Inserts lines after the only line, or the last one, that matches. */
  insertAfter(path: string, line: string | RegExp, added: string): void {
    const lines = this.read(path).split('\n')
    const index =
      typeof line === 'string' ? onlyIndex(path, lines, line) : lines.findLastIndex((each) => line.test(each))
    if (index === -1) throw new Refusal(`${path} has no line like ${String(line)}.`)
    this.#texts.set(path, lines.toSpliced(index + 1, 0, added).join('\n'))
  }

  /** Inserts lines at the end of the block that a line opens, before the next line that is not indented further. */
  append(path: string, opening: string, added: string): void {
    const lines = this.read(path).split('\n')
    const start = onlyIndex(path, lines, opening)
    const indentation = indentationOf(lines[start] ?? '')
    const end = lines.findIndex(
      (line, index) => index > start && line !== '' && indentationOf(line) <= indentation,
    )
    if (end === -1) throw new Refusal(`${path} has no end of “${opening}”.`)
    this.#texts.set(path, lines.toSpliced(end, 0, added).join('\n'))
  }

  /** Adds an import at the top, unless the file has it. */
  addImport(path: string, line: string): void {
    const text = this.read(path)
    if (!text.includes(`${line}\n`)) this.#texts.set(path, `${line}\n${text}`)
  }

  replace(path: string, before: string, after: string): void {
    const text = this.read(path)
    if (text.split(before).length !== 2) throw new Refusal(`${path} does not have “${before}” exactly once.`)
    this.#texts.set(
      path,
      text.replace(before, () => after),
    )
  }

  /** Adds keys to the object of a JSON file, or to an object within it. */
  addKeys(path: string, added: Readonly<Record<string, unknown>>, within: readonly string[] = []): void {
    const json: unknown = JSON.parse(this.read(path))
    let object = json
    for (const name of within) object = isRecord(object) ? object[name] : undefined
    if (!isRecord(object)) throw new Refusal(`${path} has no object ${within.join('.')}.`)
    for (const [key, value] of Object.entries(added)) {
      if (key in object) throw new Refusal(`${path} has “${key}” already.`)
      object[key] = value
    }
    this.#texts.set(path, `${JSON.stringify(json, null, 2)}\n`)
  }

  /** Records a place that needs a decision, by the text of its line. */
  consider(path: string, at: string, about: string): void {
    this.#thoughts.push({ path, at, about })
  }

  /** The formatted files; nothing is written yet. */
  async files(): Promise<readonly (ChangedFile & { readonly text: string })[]> {
    const options: unknown = JSON.parse(readFileSync(join(this.root, '.oxfmtrc.json'), 'utf8'))
    return Promise.all(
      [...this.#texts].map(async ([path, text]) => ({
        path,
        isNew: !existsSync(join(this.root, path)),
        text: isFormatted(path) ? await formatted(path, text, isRecord(options) ? options : {}) : text,
      })),
    )
  }

  /** Writes all files, and returns the places that need a decision, each with its line. */
  async write(): Promise<{ files: readonly ChangedFile[]; thoughts: readonly string[] }> {
    const files = await this.files()
    for (const { path, text } of files) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true })
      writeFileSync(join(this.root, path), text)
    }
    for (const path of this.#removed) rmSync(join(this.root, path))
    const thoughts = this.#thoughts.map(({ path, at, about }) => {
      const lines = readFileSync(join(this.root, path), 'utf8').split('\n')
      return `${path}:${lines.findIndex((line) => line.includes(at)) + 1} ${about}`
    })
    return { files, thoughts }
  }
}

/** What formatting leaves alone (.oxfmtrc.json). */
const isFormatted = (path: string) => !path.startsWith('apps/sandbox/migrations/')

async function formatted(path: string, text: string, options: Record<string, unknown>): Promise<string> {
  const { code, errors } = await format(path, text, options)
  const [first] = errors
  if (first) throw new Error(`${path}: ${first.message}`)
  return code
}

function onlyIndex(path: string, lines: readonly string[], wanted: string): number {
  const found = lines.flatMap((line, index) => (line.trim() === wanted ? [index] : []))
  const [index] = found
  if (index === undefined || found.length > 1)
    throw new Refusal(`${path} has ${found.length} lines “${wanted}”; the generator expects one.`)
  return index
}

const indentationOf = (line: string) => line.length - line.trimStart().length

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
