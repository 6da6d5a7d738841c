import { Checkbox } from '@koo/kit/Checkbox'
import { copy } from '../copy.ts'
import { pretty } from '../format.ts'
import { useLab } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Area } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import type { ReplyKindProps } from './kindProps.ts'

/** The Content of a success, as JSON. It can be filled with the last Content of the call. */
export function ContentFields({ draft, errors, set }: ReplyKindProps) {
  const { admin, showNotice } = useLab()

  const takeLast = async () => {
    try {
      const entries = await admin.log()
      const last = entries.findLast(
        ({ path, outcome, result }) => path === draft.path && outcome === 'answer' && result === 200,
      )
      const reply = last && (await admin.entry(last.id)).reply
      if (!reply) return showNotice(copy.answer.noLast, true)
      const { Content } = JSON.parse(reply) as { Content?: unknown }
      return set({ content: pretty(Content ?? null) })
    } catch (error) {
      return showNotice(copy.refused(error instanceof Error ? error.message : String(error)), true)
    }
  }

  return (
    <>
      <Area
        label={copy.answer.content}
        hint={copy.answer.contentHint}
        rows={9}
        value={draft.content}
        onValueChange={(content) => set({ content })}
        error={errors.content}
      />
      <div className={parts.row}>
        <Action onClick={takeLast}>{copy.answer.last}</Action>
        <Checkbox
          size="small"
          label={copy.answer.raw}
          value={draft.raw}
          onValueChange={(raw) => set({ raw })}
        />
      </div>
    </>
  )
}
