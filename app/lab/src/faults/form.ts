import type { FaultRuleInput } from '@koo/sandbox'
import type { FaultKind } from '../admin.ts'
import { copy } from '../copy.ts'

/** Values of the form for a fault rule, as typed. */
export interface FaultDraft {
  match: string
  kind: string
  argument: string
  moment: 'before' | 'after'
  times: string
  skip: string
  probability: string
}

/** The error of each field, by its name. */
export type RuleErrors = Partial<Record<'argument' | 'times' | 'skip' | 'probability', string>>

/** The initial values of the form for a kind of fault. */
export const draftOf = (kind: FaultKind, before?: FaultDraft): FaultDraft => ({
  match: '*',
  times: '1',
  skip: '',
  probability: '',
  ...before,
  kind: kind.kind,
  argument: kind.argument ? String(kind.argument.default) : '',
  moment: kind.moments[0] ?? 'before',
})

const bounds = { times: [1, 9999], skip: [0, 9999], probability: [0, 100] } as const

/** Reads an integer. An empty field gives undefined, any other invalid text null. */
function readInteger(text: string, min: number, max: number): number | undefined | null {
  if (text.trim() === '') return undefined
  const value = Number(text)
  return Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** Turns the form into a rule, or into errors. */
export function readDraft(
  draft: FaultDraft,
  kind: FaultKind,
): { rule: FaultRuleInput } | { errors: RuleErrors } {
  const errors: RuleErrors = {}
  const read = (field: keyof RuleErrors, min: number, max: number) => {
    const value = readInteger(draft[field], min, max)
    if (value === null || (value === undefined && field === 'argument'))
      errors[field] = copy.faults.badNumber(min, max)
    return value ?? undefined
  }
  const argument = kind.argument ? read('argument', kind.argument.min, kind.argument.max) : undefined
  const times = read('times', ...bounds.times)
  const skip = read('skip', ...bounds.skip)
  const percent = read('probability', ...bounds.probability)
  if (Object.keys(errors).length > 0) return { errors }
  const fault = {
    kind: kind.kind,
    ...(kind.argument && { [kind.argument.name]: argument }),
    ...(kind.moments.length > 0 && { when: draft.moment }),
  }
  return {
    rule: {
      match: draft.match.trim() === '' ? '*' : draft.match.trim(),
      ...(times !== undefined && { times }),
      ...(skip !== undefined && { skip }),
      ...(percent !== undefined && { probability: percent / 100 }),
      // Kinds and arguments come from the sandbox's own list; the sandbox checks the rule again.
      fault: fault as FaultRuleInput['fault'],
    },
  }
}
