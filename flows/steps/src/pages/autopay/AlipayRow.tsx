import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'
import { useAlipaySigning } from './useAlipaySigning.ts'
import { useAlipay } from './useAutoPay.ts'

/** Automatic repayment by alipay: that it is on, or the way to it, and how the last signing ended. */
export function AlipayRow({ status }: { status: boolean | number | null | undefined }) {
  const alipay = useAlipay(status)
  const { end, pending, open, readAgain } = useAlipaySigning(alipay === 'on')
  if (alipay === null) return null
  const { label, on, open: text, opening, ends, refresh } = copy.alipay
  return (
    <>
      <Surface pad="list">
        {alipay === 'on' ? (
          <ListRow label={label} value={on} tone="quiet" />
        ) : (
          <ListRow
            data-event="open_alipay"
            label={label}
            value={pending ? opening : text}
            tone="brand"
            disabled={pending}
            aria-busy={pending || undefined}
            onClick={() => void open()}
          />
        )}
      </Surface>
      {end !== null && (
        <Notice
          role="status"
          tone={end === 'cancelled' ? 'info' : 'warn'}
          {...(end === 'unknown' && { actionText: refresh, onAction: readAgain })}
        >
          {ends[end]}
        </Notice>
      )}
    </>
  )
}
