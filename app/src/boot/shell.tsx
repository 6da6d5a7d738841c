import { LoanHomeSkeleton } from '@koo/kit/LoanHomeSkeleton'
import { renderToStaticMarkup } from 'react-dom/server'
import { Frame } from '../shell/Frame.tsx'

/** The loan page before its code and its data, as static HTML. Run at build time only. */
export const renderLoanShell = (title: string): string =>
  renderToStaticMarkup(
    <Frame title={title} pageId={null} back={() => undefined} pending={false} theme={null}>
      <LoanHomeSkeleton />
    </Frame>,
  )
