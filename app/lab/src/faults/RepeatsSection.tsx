import { Checkbox } from '@koo/kit/Checkbox'
import { copy } from '../copy.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'

/**
 * Switches whether the sandbox ignores repeats of a serial number. When it does not, a client that sends twice creates
 * two loans.
 */
export function RepeatsSection() {
  const { admin } = useLab()
  const act = useAct()
  const state = useRead('state')
  return (
    <Section title={copy.faults.repeats}>
      <Checkbox
        size="small"
        label={copy.faults.dropRepeats}
        disabled={!state}
        value={state?.dropRepeats ?? true}
        onValueChange={(drop) =>
          void act(() => admin.dropRepeats(drop), drop ? copy.faults.repeatsOn : copy.faults.repeatsOff)
        }
      />
      <p className={parts.note}>{copy.faults.repeatsNote}</p>
    </Section>
  )
}
