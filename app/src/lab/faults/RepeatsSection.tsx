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
        disabled={!state}
        checked={state?.dropRepeats ?? true}
        onChange={({ target: { checked } }) =>
          void act(() => admin.dropRepeats(checked), checked ? copy.faults.repeatsOn : copy.faults.repeatsOff)
        }
      >
        {copy.faults.dropRepeats}
      </Checkbox>
      <p className={parts.note}>{copy.faults.repeatsNote}</p>
    </Section>
  )
}
