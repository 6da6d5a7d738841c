import type { Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar, DrawingShield } from '@koo/kit/Drawing'
import { ResultPage, type ResultPageProps } from '@koo/page/layout'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'

/** Reasons after which the customer can do something about it. */
type WayCode = keyof typeof copy.ways

const FACES: Readonly<Record<WayCode, Pick<ResultPageProps, 'tone' | 'drawing'>>> = {
  NOT_VERIFIED: { tone: 'safe' },
  FROZEN: { tone: 'bad', drawing: <DrawingShield /> },
  NO_EMAIL: { tone: 'quiet' },
}
/** Anything else passes with time: a number that was changed lately, a review that is running. */
const LATER = { tone: 'wait', drawing: <DrawingCalendar /> } as const

export interface NotAllowedProps {
  /** The reply that does not allow it. */
  permission: Pick<Permission, 'reason' | 'reasonCode'>
  /** What is not possible now. */
  title: string
  /** What has not changed. */
  kept?: string
  /** Where the customer can do something about a reason. */
  ways: Readonly<Partial<Record<WayCode, () => unknown>>>
  /** The button that leads back, for those who cannot do anything about it now. */
  back: string
  onBack: () => unknown
}

/** Why something of the account is not possible now, in the server's words, and the way on for that reason. */
export function NotAllowed({ permission, title, kept, ways, back, onBack }: NotAllowedProps) {
  const { reason, reasonCode } = permission
  const code = (Object.keys(FACES) as WayCode[]).find((each) => each === reasonCode)
  const go = code && ways[code]
  return (
    <ResultPage
      {...(code ? FACES[code] : LATER)}
      title={title}
      text={readableText(reason || copy.noReason)}
      kept={kept}
      actions={
        <>
          {go && (
            <Button data-event="not_allowed_way" block onClick={go}>
              {copy.ways[code]}
            </Button>
          )}
          <Button data-event="not_allowed_back" block kind={go ? 'text' : 'primary'} onClick={onBack}>
            {back}
          </Button>
        </>
      }
    />
  )
}
