import { apphomeReportClickEvent, cashReportNonStudent } from '@koo/api-client/calls'
import { NonStudentPromise } from '@koo/kit/NonStudentPromise'
import { refusalOr, toastFailure } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import type { PopupProps } from '@koo/steps/popups'
import { LOW_AGE_CODE } from './constants.ts'
import { copy } from './copy.ts'

export interface PromisePopupProps extends PopupProps {
  /** Data of the window as they came: `title`, `content`, `buttonText`, `bizCode`. */
  data: Readonly<Record<string, unknown>>
}

const textOf = (value: unknown, fallback: string) =>
  typeof value === 'string' && value.trim() !== '' ? value : fallback

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
      // error.13
      return toastFailure(error, refusalOr(copy.promise.failed))
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
