import { repaymentGetAlipaySignUrl } from '@koo/api-client/calls'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useOpenUrl } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { copy } from './copy.ts'
import { useAlipay } from './useAutoPay.ts'

/** Automatic repayment by alipay: that it is on, or the way to alipay's own page, which comes back here. */
export function AlipayRow({ status }: { status: boolean | number | null | undefined }) {
  const alipay = useAlipay(status)
  const open = useOpenUrl(copy.alipay.refused)
  const { run, pending } = useSubmit(repaymentGetAlipaySignUrl, {
    repeatable: true,
    toast: true,
    onDone: ({ url }) => open(url),
  })
  if (alipay === null) return null
  const { label, on, open: text } = copy.alipay
  return (
    <Surface pad="list">
      {alipay === 'on' ? (
        <ListRow label={label} value={on} tone="quiet" />
      ) : (
        <ListRow
          data-event="open_alipay"
          label={label}
          value={text}
          tone="brand"
          disabled={pending}
          onClick={() => void run({ callBackUrl: location.origin + location.pathname })}
        />
      )}
    </Surface>
  )
}
