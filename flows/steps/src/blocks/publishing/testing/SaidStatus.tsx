import type { PublishStatus } from '../index.ts'

/** Says the status of publishing: its name, and the reason where there is one. */
export function SaidStatus({ status }: { status: PublishStatus }) {
  const reason = status.is === 'stopped' ? status.text : 'message' in status ? status.message : null
  const wait = status.is === 'unsigned' && status.wait > 0 ? `，还有${status.wait}秒` : ''
  return (
    <>
      <p role="status">{NAMES[status.is]}</p>
      {reason !== null && (
        <p role="alert">
          {reason}
          {wait}
        </p>
      )}
    </>
  )
}

const NAMES: Record<PublishStatus['is'], string> = {
  idle: '可以申请',
  preparing: '正在准备',
  signing: '等待验证码',
  unsigned: '没有签署',
  sending: '正在提交',
  stopped: '没有继续',
  unreachable: '没有连接',
  elsewhere: '另一个页面正在提交',
  stale: '条件已过时',
  refused: '没有通过',
  open: '正在核对',
  accepted: '已经借出',
}
