import type { JsonSchema } from './json-schema.ts'

/** What every JSON response has around its `data` (envelope.ts of the provider kit). */
export const envelopeSchema: JsonSchema = {
  description: 'What every JSON response has around its data.',
  type: 'object',
  required: ['code', 'success', 'message', 'data', 'errors', 'completed_at', 'invocation_id'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    success: { type: 'boolean', description: 'Whether the call was carried out or accepted.' },
    message: { type: 'string', description: 'What to tell the person, in their language. Often empty.' },
    data: { description: 'What the call answers. Null if it answers nothing.' },
    errors: {
      type: ['object', 'null'],
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'What is wrong, by field of the request. Null if no field is to blame.',
    },
    completed_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the call was done: an instant in UTC. Null while a request runs.',
    },
    invocation_id: { type: 'string', format: 'uuid', description: 'Names the call in the provider’s logs.' },
  },
}

const envelope: JsonSchema = { $ref: '#/components/schemas/Envelope' }

/** A JSON response of the API, within its envelope. */
export const envelopeContent = (data: JsonSchema): JsonSchema => ({
  'application/json': { schema: { allOf: [envelope], properties: { data } } },
})

/** The response of a refusal. */
export const refusalContent: JsonSchema = { 'application/json': { schema: envelope } }
