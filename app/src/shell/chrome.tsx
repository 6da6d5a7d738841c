import type { FlowChrome } from '@koo/flow'
import { ErrorPanel, Frame, LeaveDialog, Pending, type FrameProps } from '@koo/host/chrome'
import { lazy, Suspense } from 'react'
import { loginPageId } from '../flows.ts'
import './cover.css.ts'

/** Phone numbers and the code of the sandbox. A build without the lab has no chunk of it either. */
const LoginHint = __LAB__ ? lazy(() => import('@koo/lab/login-hint')) : null

function LabFrame(props: FrameProps) {
  const hint = LoginHint && props.pageId === loginPageId && (
    <Suspense>
      <LoginHint />
    </Suspense>
  )
  return <Frame {...props} below={hint} />
}

/** The components around the pages of every flow. */
export const chrome: FlowChrome = {
  Frame: __LAB__ ? LabFrame : Frame,
  LeaveDialog,
  ErrorView: ErrorPanel,
  Pending,
}
