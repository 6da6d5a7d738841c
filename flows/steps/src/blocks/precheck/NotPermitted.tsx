import type { Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar, DrawingCard, DrawingShield } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { useStageRefused } from '@koo/page/journey'
import { ResultPage, type ResultPageProps } from '@koo/page/layout'
import { readableText } from '@koo/pricing'
import { copy } from './copy.ts'

/** Codes of the refusals that have a face of their own; any other has that of `other`. */
type FaceName = keyof typeof copy.faces

const FACES: Readonly<Record<FaceName, Pick<ResultPageProps, 'tone' | 'drawing'>>> = {
  noCredit: { tone: 'quiet', drawing: <DrawingCard /> },
  frozen: { tone: 'bad', drawing: <DrawingShield /> },
  done: { tone: 'ok' },
  blocked: { tone: 'bad' },
  tomorrow: { tone: 'wait', drawing: <DrawingCalendar /> },
  other: { tone: 'bad' },
}

const faceOf = (code: unknown): FaceName =>
  (Object.keys(FACES) as FaceName[]).find((name) => name === code) ?? 'other'

export interface NotPermittedProps {
  /** The reply that does not allow it. */
  permission: Pick<Permission, 'reason' | 'reasonCode'>
  /** Why what was sent last did not pass, where that used up the tries: it stays readable. */
  refusal?: string | null
  exit: (name: 'blocked' | 'apply') => unknown
}

/** Why a verification may not start, in the lender's words, and the way back or to the application. */
export function NotPermitted({ permission: { reason, reasonCode }, refusal, exit }: NotPermittedProps) {
  useStageRefused()
  const name = faceOf(reasonCode)
  const { title, text } = copy.faces[name]
  const canApply = name === 'noCredit'
  return (
    <ResultPage
      {...FACES[name]}
      title={title}
      text={readableText(reason || text)}
      actions={
        <>
          {canApply && (
            <Button data-event="apply" block onClick={() => exit('apply')}>
              {copy.apply}
            </Button>
          )}
          <Button block kind={canApply ? 'text' : 'primary'} onClick={() => exit('blocked')}>
            {copy.back}
          </Button>
        </>
      }
    >
      {refusal && (
        <Notice tone="warn" heading={copy.refusal}>
          {refusal}
        </Notice>
      )}
    </ResultPage>
  )
}
