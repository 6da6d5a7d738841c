import { errorText, isGatewayError } from '@koo/api-client'
import { apphomeReportClickEvent, cashReportNonStudent } from '@koo/api-client/calls'
import { NonStudentPromise } from '@koo/kit/NonStudentPromise'
import { toast } from '@koo/kit/OverlayHost'
import { isAborted, isSessionEnd, useGateway } from '@koo/page'
import type { PopupProps } from '../../model/popups/queue.ts'
import { LOW_AGE_CODE } from './constants.ts'
import { copy } from './copy.ts'

export interface PromisePopupProps extends PopupProps {
  /** Data of the window as they came: `title`, `content`, `buttonText`, `bizCode`. */
  data: Readonly<Record<string, unknown>>
}

const textOf = (value: unknown, fallback: string) =>
  typeof value === 'string' && value.trim() !== '' ? value : fallback

/** The server's words for a refusal, else the text of the specification (error.13). */
function toastFailure(error: unknown): void {
  if (isAborted(error) || isSessionEnd(error)) return
  const isRefusal = isGatewayError(error) && error.kind === 'result'
  toast(isRefusal ? errorText(error) : copy.promise.failed, { kind: 'fail' })
}

// widget.9
/**
 * Collects the promise of not being a student. The click is reported once the promise is recorded: the server does not
 * show the window again after it.
 */
export function PromisePopup({ data, open, end, onClosed }: PromisePopupProps) {
  const gateway = useGateway()
  const promise = async () => {
    try {
      await cashReportNonStudent(gateway, { confirmed: true })
    } catch (error) {
      return toastFailure(error)
    }
    const click = { bizCode: textOf(data.bizCode, LOW_AGE_CODE), windowData: data }
    apphomeReportClickEvent(gateway, click).catch(() => undefined)
    return end('confirm')
  }
  return (
    <NonStudentPromise
      open={open}
      onOpenChange={() => end('close')}
      onClosed={onClosed}
      title={textOf(data.title, copy.promise.title)}
      promiseText={textOf(data.buttonText, copy.promise.promise)}
      onPromise={promise}
      laterText={copy.promise.later}
      onLater={() => end('cancel')}
    >
      {textOf(data.content, '')}
    </NonStudentPromise>
  )
}
