import { parseCents, type Comma } from '@coffer/domain/typed-amount'
import { amountProblem } from '@coffer/errors/typed-amount'
import { crossFieldCheck } from '@coffer/application/checks'
import * as v from 'valibot'
import type { Key } from '../messages.ts'
import { toPlace } from './move-places.ts'

const values = v.object({ from: v.string(), to: v.string(), amount: v.string() })
type MoveValues = v.InferOutput<typeof values>

interface MoveRules {
  /** Cents: the amount available to move. */
  getMax: (from: string) => number
  comma: Comma
}

/** Validates the form; the output is the move. */
export const moveSchema = ({ getMax, comma }: MoveRules) =>
  v.pipe(
    values,
    crossFieldCheck<MoveValues>(({ from, to, amount }): Record<keyof MoveValues, Key | null> => ({
      from: from === '' ? 'move.problem.from' : null,
      to: to === '' ? 'move.problem.to' : null,
      amount:
        amountProblem(amount, comma) ??
        (parseCents(amount, comma) > getMax(from) ? 'move.problem.max' : null),
    })),
    v.transform(({ from, to, amount }) => ({
      from: toPlace(from),
      to: toPlace(to),
      cents: parseCents(amount, comma),
    })),
  )
