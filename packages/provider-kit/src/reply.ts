import type { LocalizedText } from './refusal.ts'

type ReplyStatus = 'done' | 'existing' | 'pending'

/** An answer that is more than its data: with a message for the person, or with another status than the declared one. */
export class Reply<Data, Status extends ReplyStatus = ReplyStatus> {
  readonly data: Data
  readonly message: LocalizedText
  readonly status: Status

  constructor(data: Data, message: LocalizedText, status: Status) {
    this.data = data
    this.message = message
    this.status = status
  }
}

export const withMessage = <Data>(data: Data, message: LocalizedText): Reply<Data, 'done'> =>
  new Reply(data, message, 'done')

/** 200 from a call that is declared with 201: what it would add was there already. */
export const existing = <Data>(data: Data): Reply<Data, 'existing'> => new Reply(data, '', 'existing')

/** 202 from a call whose declared status is another one: the request that the data name still runs. */
export const pending = <Data>(data: Data): Reply<Data, 'pending'> => new Reply(data, '', 'pending')
