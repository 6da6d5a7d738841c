import type { FaultRuleInput } from '@koo/sandbox'
import type { FaultKind } from '../admin.ts'
import { copy } from '../copy.ts'

/** The form of a fault rule, as typed. */
export interface FaultDraft {
  match: string
  kind: string
  argument: string
  moment: 'before' | 'after'
  times: string
  skip: string
  probability: string
}

/** What is wrong with a field, by its name. */
export type FaultTrouble = Partial<Record<'argument' | 'times' | 'skip' | 'probability', string>>

/** The form as it stands when a kind is chosen. */
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

/** Reads a whole number; an empty field is undefined, anything else that does not fit null. */
function readWhole(text: string, min: number, max: number): number | undefined | null {
  if (text.trim() === '') return undefined
  const value = Number(text)
  return Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** The rule a form means, or what is wrong with it. */
export function readDraft(
  draft: FaultDraft,
  kind: FaultKind,
): { rule: FaultRuleInput } | { trouble: FaultTrouble } {
  const trouble: FaultTrouble = {}
  const read = (field: keyof FaultTrouble, min: number, max: number) => {
    const value = readWhole(draft[field], min, max)
    if (value === null || (value === undefined && field === 'argument'))
      trouble[field] = copy.faults.badNumber(min, max)
    return value ?? undefined
  }
  const argument = kind.argument ? read('argument', kind.argument.min, kind.argument.max) : undefined
  const times = read('times', ...bounds.times)
  const skip = read('skip', ...bounds.skip)
  const percent = read('probability', ...bounds.probability)
  if (Object.keys(trouble).length > 0) return { trouble }
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
      // The kinds and their arguments are the sandbox's own list; it checks the rule once more.
      fault: fault as FaultRuleInput['fault'],
    },
  }
}
