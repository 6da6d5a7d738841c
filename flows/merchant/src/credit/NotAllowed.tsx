import type { Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar, DrawingClock, DrawingShield } from '@koo/kit/Drawing'
import { ResultPage, type ResultPageProps } from '@koo/page/layout'
import { groupFigures } from '@koo/pricing'
import { copy } from './copy.ts'
import type { FaceProps } from './useStart.ts'

/** Codes of refusals that have a face of their own; any other has that of `other`. */
type Code = keyof typeof copy.notAllowed

const LOOKS: Readonly<Record<Code, Pick<ResultPageProps, 'tone' | 'drawing'>>> = {
  IN_REVIEW: { tone: 'wait', drawing: <DrawingClock /> },
  HAS_LIMIT: { tone: 'ok', drawing: <DrawingShield /> },
  COOLING_DOWN: { tone: 'quiet', drawing: <DrawingCalendar /> },
  other: { tone: 'quiet' },
}

const codeOf = (code: unknown): Code =>
  (Object.keys(LOOKS) as Code[]).find((known) => known === code) ?? 'other'

export interface NotAllowedProps extends FaceProps {
  permission: Permission
}

/** Why an application may not begin now, in the lender's words; and why the last one was refused, where one was. */
export function NotAllowed({ order, permission: { reason, reasonCode }, exit }: NotAllowedProps) {
  const code = codeOf(reasonCode)
  const { title, text, action } = copy.notAllowed[code]
  const told = groupFigures(reason || text)
  const isCooling = code === 'COOLING_DOWN'
  return (
    <ResultPage
      {...LOOKS[code]}
      title={title}
      text={isCooling && order.reason ? groupFigures(order.reason) : told}
      next={isCooling && order.reason ? told : null}
      actions={
        <Button block onClick={() => exit(action === copy.home ? 'home' : 'moved')}>
          {action}
        </Button>
      }
    />
  )
}
