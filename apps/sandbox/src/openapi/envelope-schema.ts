import type { JsonSchema } from './json-schema.ts'

/** A JSON response of the API, within its envelope (http/envelope.ts). */
export const envelopeContent = (data: JsonSchema): JsonSchema => ({
  'application/json': {
    schema: {
      type: 'object',
      required: ['code', 'success', 'message', 'data', 'errors', 'completed_at', 'invocation_id'],
      properties: {
        code: { type: 'integer', description: 'The HTTP status' },
        success: { type: 'boolean' },
        message: { type: 'string' },
        data,
        errors: {
          type: ['object', 'null'],
          additionalProperties: { type: 'array', items: { type: 'string' } },
          description: 'What is wrong, by field',
        },
        completed_at: { type: ['string', 'null'], description: 'Null while a request runs' },
        invocation_id: { type: 'string' },
      },
    },
  },
})

export const refusal: JsonSchema = {
  description: 'Refused, with the reason by field',
  content: envelopeContent({
    type: ['object', 'null'],
    description: 'Details of some refusals, such as attempts_left',
  }),
}
