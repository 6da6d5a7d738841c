import { Checkbox } from '@koo/kit/Checkbox'
import { copy } from '../copy.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'

/** Whether the lender drops repeats of a serial number; without, a client that sends twice is found out. */
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
