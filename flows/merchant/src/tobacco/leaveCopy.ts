import type { LeaveCopy } from '@koo/flow'

/** The question before the verification is left; in the first chunk, with the definition of the flow. */
export const leaveCopy: LeaveCopy = {
  title: '认证还没有完成',
  body: '现在离开，下次需要重新确认经营数据。',
  stay: '继续认证',
  leave: '离开',
}
