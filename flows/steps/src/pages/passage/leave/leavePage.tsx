import { isGatewayError } from '@koo/api-client'
import { Button } from '@koo/kit/Button'
import { BusyPage, LoadFailure, ResultPage } from '@koo/page/layout'
import type { ReactNode } from 'react'
import { copy as shared } from '../copy.ts'
import type { LeaveSpec } from './spec.ts'
import { useLeaving } from './useLeaving.ts'

/**
 * Makes a page that leaves for another company: `export default leavePage({ … })` in the page's file. The address passes the gate of
 * the host. Nobody is left on a page without a button: who is back, still here, or refused is told so.
 */
export function leavePage<Request, Content, P extends object = object, Code extends number = never>(
  spec: LeaveSpec<Request, Content, P, Code>,
): (page: P) => ReactNode {
  const { none, final = [], drawing, copy } = spec
  return function Leave(page: P) {
    const { face, failure, content, leave } = useLeaving(spec, page)
    const onward = (isBack: boolean, kind: 'primary' | 'text') => {
      const way = spec.onward(page, isBack, content)
      return (
        way && (
          <Button block kind={kind} onClick={way.go}>
            {way.text}
          </Button>
        )
      )
    }
    if (failure) {
      const { error, text } = failure
      const isFinal = isGatewayError(error) && error.kind === 'result' && final.includes(error.code as Code)
      return (
        <LoadFailure
          error={error}
          title={copy.failed}
          text={text}
          kept={copy.kept}
          onRetry={leave}
          footer={onward(false, isFinal ? 'primary' : 'text')}
          leads={isFinal}
        />
      )
    }
    if (face === 'none' && none && content !== null) return none(content, page)
    if (face === 'leaving') return <BusyPage drawing={drawing} {...copy.leaving} />
    const isBack = face === 'returned'
    const again = (kind: 'primary' | 'text') => (
      <Button block kind={kind} onClick={leave}>
        {isBack ? copy.again : shared.retry}
      </Button>
    )
    return (
      <ResultPage
        tone={isBack ? 'wait' : 'bad'}
        drawing={drawing}
        {...(isBack ? copy.returned : shared.refused)}
        kept={!isBack && copy.kept}
        actions={
          isBack ? (
            <>
              {onward(true, 'primary')}
              {again('text')}
            </>
          ) : (
            <>
              {again('primary')}
              {onward(false, 'text')}
            </>
          )
        }
      />
    )
  }
}
