import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { goalSchema, type GoalValues } from './goal.schema.ts'

const rules = { today: '2026-11-23', otherPercents: 60, comma: 'thousands', unassigned: 50_000 } as const
const buffer: GoalValues = {
  kind: 'buffer',
  name: ' Rainy day ',
  picture: 'umbrella',
  target: '',
  date: '',
  fill: 'none',
  percent: '',
  cents: '',
  isProtected: true,
  amount: '',
}
const dated: GoalValues = { ...buffer, kind: 'target_by_date', target: '3,000', date: '2027-04-22' }

const findProblems = (values: GoalValues) => {
  const parsed = safeParse(goalSchema(rules), values)
  return Object.fromEntries(
    (parsed.issues ?? []).map(({ path, message }) => [String(path?.[0].key), message]),
  )
}

describe('goalSchema', () => {
  it('goalSchema outputs the request, without the fields of other kinds', () => {
    const { output } = safeParse(goalSchema(rules), {
      ...buffer,
      target: '12',
      date: '2027-01-01',
      fill: 'cents',
      cents: '25',
      percent: '10',
      amount: '100.50',
    })
    expect(output).toEqual({
      kind: 'buffer',
      name: 'Rainy day',
      picture: 'umbrella',
      targetCents: null,
      targetDate: null,
      isProtected: true,
      fillPercent: null,
      fillCents: 2_500,
      amount: 10_050,
    })
  })

  it.each<[string, GoalValues, object]>([
    ['accepts a buffer without a target', buffer, {}],
    ['accepts a target by a date', dated, {}],
    ['requires a name', { ...buffer, name: ' ' }, { name: 'problem.name.empty' }],
    ['limits the name', { ...buffer, name: 'a'.repeat(31) }, { name: 'problem.name.long' }],
    [
      'requires target and date',
      { ...dated, target: '', date: '' },
      { target: 'amount.problem.empty', date: 'problem.date.empty' },
    ],
    ['limits the target', { ...dated, target: '10,000,001' }, { target: 'problem.target.max' }],
    ['requires a later day', { ...dated, date: '2026-11-23' }, { date: 'problem.date.past' }],
    ['limits the date', { ...dated, date: '2077-01-01' }, { date: 'problem.date.far' }],
    [
      'requires the percent of the fill rule',
      { ...buffer, fill: 'percent' },
      { percent: 'problem.percent.empty' },
    ],
    [
      'limits the sum of the percents of all goals',
      { ...buffer, fill: 'percent', percent: '41' },
      { percent: 'problem.percent.whole' },
    ],
    ['requires the amount of the fill rule', { ...buffer, fill: 'cents' }, { cents: 'amount.problem.empty' }],
    [
      'limits the amount assigned to a new goal',
      { ...buffer, amount: '500.01' },
      { amount: 'problem.amount.max' },
    ],
  ])('goalSchema %s', (_, values, problems) => {
    expect(findProblems(values)).toEqual(problems)
  })

  it.each(['2.5', '2,5', '12.5', '33.33', '0', '101', 'x'])(
    'goalSchema rejects the percent %s',
    (percent) => {
      const problems = { percent: 'problem.percent.range' }
      expect(findProblems({ ...buffer, fill: 'percent', percent })).toEqual(problems)
    },
  )
})
