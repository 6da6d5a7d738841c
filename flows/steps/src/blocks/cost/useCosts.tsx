import { useSettings } from '@koo/flow'
import { useLazyModule } from '@koo/kit/lazy'
import { useDialog } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { useGone } from '@koo/page/time'
import { useTrack } from '@koo/page/track'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { confirmCost, costNotAsked, type ConfirmedCost } from './confirmed.ts'
import { copy } from './copy.ts'
import type { CostEvents } from './events.ts'
import type { CostFigures } from './figures.ts'
import { late, useLate } from './late.ts'
import { recordCosts } from './recordCosts.ts'
import { costSetting } from './setting.ts'
import { confirmationOf, type CostTable } from './table.ts'

/** The costs of what a page publishes. */
export type CostInput<Subject, Cost extends ConfirmedCost | null = ConfirmedCost> = {
  /**
   * The table of what would be published now, made by these figures; null: what it costs is not known, and nothing is published. It is
   * asked again before what was signed is sent, and must then have the same key.
   */
  of(subject: Subject, figures: CostFigures): CostTable | null
  /**
   * Set where the table stands on the page, and the tap that publishes confirms it: the whole seconds for which the table with this
   * key has been on the screen; null: it is not there. Default: it is read and confirmed in a dialog.
   */
  onPage?(key: string): number | null
  /** Loads again what contradicts itself. Default: the customer is told alone. */
  onDiffers?(): unknown
} & (null extends Cost ? { lends(subject: Subject): boolean } : { lends?: never })

/** What an application is recognised by. */
interface Application {
  terms: string
  kind?: string | null | undefined
}

/** Why nothing may be sent. `stop`: what the page says; null: it was said. */
export type NotConfirmed = { stop: string | null }

/** Asking for the costs on one page. */
export interface Costs<Subject> {
  /**
   * Has the customer confirm the costs of an application. The same table of the same application is asked for once while the page is
   * open. Resolves to null where nothing is lent.
   */
  confirm(subject: Subject, application: Application): Promise<ConfirmedCost | null | NotConfirmed>
  /** Whether what would be published now is what was confirmed. */
  covers(subject: Subject, cost: ConfirmedCost | null): boolean
  /** The dialog, to render on the page. */
  dialog: ReactNode
}

interface Asked<Subject> extends Required<Application> {
  subject: Subject
  seconds: number
  answer(cost: ConfirmedCost | NotConfirmed): void
}

const CLOSED: NotConfirmed = { stop: null }

/** Shows what a loan costs in all, and has it confirmed before the loan is signed. */
export function useCosts<Subject, Cost extends ConfirmedCost | null>(
  input: CostInput<Subject, Cost>,
): Costs<Subject> {
  const { config } = useSettings()
  const gateway = useGateway()
  const track = useTrack<CostEvents>()
  const say = useDialog()
  const load = useLate()
  const code = useLazyModule(late)
  const gone = useGone()
  const [asked, setAsked] = useState<Asked<Subject> | null>(null)
  /** What was confirmed last. In this document alone: who comes back is asked again. */
  const last = useRef<ConfirmedCost | null>(null)
  const lends = (subject: Subject): boolean => input.lends?.(subject) ?? true
  const tableOf = (subject: Subject): CostTable | null => {
    const loaded = late.peek()
    return loaded && input.of(subject, loaded.figures)
  }
  // The table of this moment: when the terms change while it is read, the new one is shown, and read from its start.
  const now = asked && tableOf(asked.subject)
  const table = now?.fault ? null : now

  const keep = ({ terms, kind }: Required<Application>, read: CostTable, secondsVisible: number) => {
    const confirmation = confirmationOf(read, secondsVisible)
    recordCosts(gateway, kind ?? null, confirmation)
    last.current = confirmCost(terms, read.key, confirmation)
    return last.current
  }
  const read = async (subject: Subject, { terms, kind }: Required<Application>, seconds: number) => {
    const answered = await new Promise<ConfirmedCost | NotConfirmed>((answer) => {
      gone().addEventListener('abort', () => answer(CLOSED))
      setAsked({ subject, terms, kind, seconds, answer })
    })
    setAsked(null)
    return answered
  }
  // Terms that are gone, or contradict themselves, cannot be confirmed any more.
  const isGone = asked !== null && table === null
  const endGone = useEffectEvent(() => asked?.answer({ stop: copy.changed }))
  useEffect(() => {
    if (isGone) endGone()
  }, [isGone])

  return {
    async confirm(subject, { terms, kind = null }) {
      if (!lends(subject)) return null
      const { isAsked, readingSeconds } = costSetting(config('costTable'), kind)
      if (!isAsked) return costNotAsked(terms)
      if (!(await load())) return CLOSED
      const first = tableOf(subject)
      if (first === null) return { stop: copy.unknown }
      if (first.fault) {
        track('costs_refused', { reason: first.fault })
        const { onDiffers } = input
        const isReloaded = await say(onDiffers ? copy.differs : { ...copy.differs, ...copy.told })
        if (isReloaded) await onDiffers?.()
        return CLOSED
      }
      if (late.peek()?.figures.isAboveCeiling(first, config('rateCeilings'), gateway.serverNow())) {
        track('costs_refused', { reason: 'ceiling' })
        return { stop: copy.tooDear }
      }
      const { key } = first
      if (last.current?.terms === terms && last.current.table === key) return last.current
      if (!input.onPage) return read(subject, { terms, kind }, readingSeconds)
      const seconds = input.onPage(key)
      return seconds === null ? { stop: copy.notShown } : keep({ terms, kind }, first, seconds)
    },
    covers(subject, cost) {
      if (cost === null) return !lends(subject)
      return cost.confirmation === null || tableOf(subject)?.key === cost.table
    },
    dialog: code && (
      <code.CostDialog
        open={table !== null}
        onOpenChange={(open) => open || asked?.answer(CLOSED)}
        table={table}
        seconds={asked?.seconds ?? 0}
        onConfirm={(seconds) => {
          if (asked && table) asked.answer(keep(asked, table, seconds))
        }}
      />
    ),
  }
}
