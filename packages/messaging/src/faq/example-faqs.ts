import { faq } from '@coffer/api-client/fakes'

/** Questions in two groups, as in the response. */
export const deposits = faq({ uuid: 'q-deposit', category: 'Deposits and withdrawals' })
export const interest = faq({
  uuid: 'q-interest',
  category: 'Savings and interest',
  question: 'How is my interest counted and paid?',
  answer_html:
    '<p>Your annual percentage yield is <strong>4.35%</strong>.</p><ul><li>It accrues each day.</li><li>It is credited at the end of each month.</li></ul>',
})
export const fees = faq({
  uuid: 'q-fees',
  category: 'Savings and interest',
  question: 'Are there fees or a minimum balance?',
  answer_html: '<p>No. Neither a monthly fee nor a minimum balance.</p>',
})
export const unsorted = faq({
  uuid: 'q-hours',
  category: null,
  question: 'When can I reach you?',
  answer_html: '<p>At any time, in the message center.</p>',
})
export const faqs = [interest, fees, deposits]
