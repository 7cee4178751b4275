import { describe, expect, it } from 'vitest'
import { goalsTable } from './goals-table.ts'

const goal = { text: 'home shifts its layout', value: 0, max: 0, unit: '' } as const

describe('goalsTable', () => {
  it('The table has a line for each goal, with its value and whether it is reached', () => {
    expect(goalsTable([goal, { text: 'home, script', value: 196.94, max: 150, unit: ' kB' }])).toBe(
      [
        'home shifts its layout     0.000       at most 0      reached',
        'home, script            196.9 kB  at most 150 kB  NOT REACHED',
      ].join('\n'),
    )
  })

  it('The table shows as many digits as it takes to see that a goal is narrowly missed', () => {
    expect(goalsTable([{ ...goal, value: 0.000_412_3 }])).toContain('  0.0004  ')
    expect(goalsTable([{ ...goal, value: 1.1004, max: 1.1 }])).toContain('  1.1004  ')
  })
})
