import { Actions } from '@koo/kit/Actions'
import { DetailPage, PageSkeleton, QueryBoundary, ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import type { ReactNode } from 'react'
import { present } from '../../blocks/sections.ts'
import type { RecordSpec } from './spec.ts'

/** Makes a page about one thing, its facts and what can be done with it: `export default recordPage({ … })` in the page's file. */
export function recordPage<Thing, P extends object = object>(
  spec: RecordSpec<Thing, P>,
): (page: P) => ReactNode {
  const { useThing, gone, facts = 5, failedTitle, failed } = spec
  return function RecordOfOne(page: P) {
    return (
      <QueryBoundary
        query={useThing(page)}
        skeleton={<PageSkeleton kind="detail" count={facts} />}
        {...(failedTitle !== undefined && { failedTitle })}
        {...(failed && { failed: (error) => failed(error, page) })}
      >
        {(thing) =>
          thing === null ? (
            <ResultPage tone="quiet" {...gone(page)} />
          ) : (
            <RecordView spec={spec} page={page} thing={thing} />
          )
        }
      </QueryBoundary>
    )
  }
}

interface RecordViewProps<Thing, P> {
  spec: RecordSpec<Thing, P>
  page: P
  thing: Thing
}

function RecordView<Thing, P>({ spec, page, thing }: RecordViewProps<Thing, P>) {
  const now = useGateway().serverNow()
  const other = spec.instead?.(thing, page)
  if (other) return other
  const footer = spec.footer?.(thing, page)
  return (
    <DetailPage
      head={spec.head?.(thing, page)}
      sections={present(spec.sections(thing, now, page))}
      {...(footer && { footer: <Actions>{footer}</Actions> })}
    >
      {spec.body?.(thing, page)}
    </DetailPage>
  )
}
