import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'

const responses = v.record(
  v.string(),
  v.object({ $ref: v.optional(v.string()), content: v.optional(v.record(v.string(), v.unknown())) }),
)
const documentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ responses }))),
})

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Compares answers with an OpenAPI document. */
export class DocumentedAnswers {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  readonly #paths: v.InferOutput<typeof documentSchema>['paths']
  readonly #templates: readonly (readonly [template: string, pattern: RegExp])[]

  constructor(document: Record<string, unknown>) {
    this.#paths = v.parse(documentSchema, document).paths
    this.#ajv.addSchema(document, 'openapi')
    // A fixed path comes before one whose parameter would match it too.
    this.#templates = Object.keys(this.#paths)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((path) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)])
  }

  /** The declared path of a call, such as /api/v1/accounts/{uuid}; null for one that is not declared. */
  template(method: string, path: string): string | null {
    const found = this.#templates.find(
      ([template, pattern]) => pattern.test(path) && method.toLowerCase() in (this.#paths[template] ?? {}),
    )
    return found?.[0] ?? null
  }

  /** What an answer has that the document does not say. */
  problems(method: string, path: string, status: number, body: unknown): string[] {
    const template = this.template(method, path)
    if (template === null) return [`${method} ${path} is not documented`]
    const name = method.toLowerCase()
    const response = this.#paths[template]?.[name]?.responses[status]
    if (response === undefined) return [`${method} ${template} answered ${status}, which is not documented`]
    if (response.$ref === undefined && response.content === undefined) return []
    const place = response.$ref ?? `#/paths/${escapePointer(template)}/${name}/responses/${status}`
    // Compiled once, however many answers there are.
    const validate = this.#ajv.getSchema(
      `openapi${place}/content/${escapePointer('application/json')}/schema`,
    )
    if (validate === undefined) throw new Error(`${place} has no schema.`)
    return validate(body) ? [] : [`${method} ${template} ${status}: ${this.#ajv.errorsText(validate.errors)}`]
  }
}
