import type { Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar, DrawingClock, DrawingShield } from '@koo/kit/Drawing'
import { ResultPage, type ResultPageProps } from '@koo/page/layout'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'
import type { PartProps } from './useStart.ts'

/** Codes of refusals that have texts of their own; any other has those of `other`. */
type Code = keyof typeof copy.notAllowed

interface Look extends Pick<ResultPageProps, 'tone' | 'drawing'> {
  exit: 'moved' | 'home'
}

const LOOKS: Readonly<Record<Code, Look>> = {
  IN_REVIEW: { tone: 'wait', drawing: <DrawingClock />, exit: 'moved' },
  HAS_LIMIT: { tone: 'ok', drawing: <DrawingShield />, exit: 'moved' },
  COOLING_DOWN: { tone: 'quiet', drawing: <DrawingCalendar />, exit: 'home' },
  other: { tone: 'quiet', exit: 'home' },
}

const codeOf = (code: unknown): Code =>
  (Object.keys(LOOKS) as Code[]).find((known) => known === code) ?? 'other'

export interface NotAllowedProps extends PartProps {
  permission: Permission
}

/** Why an application may not begin now, in the lender's words; and why the last one was refused, where one was. */
export function NotAllowed({ order, permission: { reason, reasonCode }, exit }: NotAllowedProps) {
  const code = codeOf(reasonCode)
  const { title, text, action } = copy.notAllowed[code]
  const { exit: onward, ...look } = LOOKS[code]
  const told = readableText(reason || text)
  const isCooling = code === 'COOLING_DOWN'
  return (
    <ResultPage
      {...look}
      title={title}
      text={isCooling && order.reason ? readableText(order.reason) : told}
      next={isCooling && order.reason ? told : null}
      actions={
        <Button block onClick={() => exit(onward)}>
          {action}
        </Button>
      }
    />
  )
}
