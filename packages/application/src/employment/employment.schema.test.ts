import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { employmentSchema, type EmploymentForm } from './employment.schema.ts'

const nothing: EmploymentForm = { employmentStatus: '', employerName: '', occupation: '' }
const problems = (form: Partial<EmploymentForm>) => {
  const { issues } = v.safeParse(employmentSchema, { ...nothing, ...form })
  return issues?.map((issue) => [v.getDotPath(issue), issue.message])
}

it.each(['retired', 'student', 'unemployed', 'homemaker'])(
  'employmentSchema requires no other field of the status “%s”',
  (status) => {
    expect(problems({ employmentStatus: status })).toBeUndefined()
  },
)

describe('a missing field', () => {
  it.each([
    [{}, 'employmentStatus', 'problem.employmentStatus.empty'],
    [{ employmentStatus: 'employed', occupation: 'Nurse' }, 'employerName', 'problem.employerName.empty'],
    [
      { employmentStatus: 'self-employed', occupation: 'Nurse' },
      'employerName',
      'problem.businessName.empty',
    ],
    [{ employmentStatus: 'employed', employerName: 'Harbor' }, 'occupation', 'problem.occupation.empty'],
    [
      { employmentStatus: 'employed', employerName: 'x'.repeat(101), occupation: 'Nurse' },
      'employerName',
      'problem.employerName.too-long',
    ],
    [
      { employmentStatus: 'employed', employerName: 'Harbor', occupation: 'x'.repeat(101) },
      'occupation',
      'problem.occupation.too-long',
    ],
  ])('employmentSchema checks the values %j and reports %s as %s', (form, field, message) => {
    expect(problems(form)).toEqual([[field, message]])
    expect(en).toHaveProperty([message])
  })
})
