import { useAddress } from '@koo/flow'
import { AutoPayBanner } from '@koo/kit/AutoPayBanner'
import { AutoPayRow } from '@koo/kit/AutoPayRow'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { useOpenUrl } from '@koo/page'
import { usePause } from '@koo/page/time'
import { AUTO_PAY_KEY, JUMP_MS } from './constants.ts'
import { autoPayCopy as copy } from './copy.ts'
import type { AutoPayStatus } from './useAutoPayStatus.ts'
import { useOpeningDialogs } from './useOpeningDialogs.tsx'

/** Leaves for another page after a moment, unless the page is left before. */
function useJump() {
  const pause = usePause()
  const openUrl = useOpenUrl()
  return async (url: string) => {
    if (await pause(JUMP_MS)) await openUrl(url)
  }
}

export interface AutoPayProps {
  status: AutoPayStatus
  /** Called when it is open, so that the caller can continue. */
  onOpened?: () => void
  /** The banner or, where there is none, the row: not both. */
  onlyOne?: boolean
}

/**
 * Automatic repayment on a page: the banner, and the row with what it opens. The banner of the bank card does what the
 * row does; that of alipay leads to the page of automatic repayment. A part without anywhere to lead is not shown.
 */
export function AutoPay({ status, onOpened, onlyOne = false }: AutoPayProps) {
  const { banner, show, isOn, linkUrl } = status
  const address = useAddress()
  const opening = useOpeningDialogs({ onOpened })
  const jump = useJump()
  const target = linkUrl ?? address.linkUrl(AUTO_PAY_KEY)
  const toPage = target === null ? null : () => void jump(target)
  const { explain, open: turnOn } = opening
  const ways = { switch: turnOn, open: explain, opened: null, jump: toPage }
  const onBank = show === null ? explain : ways[show]
  const onBanner = { bank: onBank, alipay: toPage }
  const act = banner && onBanner[banner]
  const isRowShown = !(onlyOne && act) && show !== null && (show !== 'jump' || toPage !== null)
  if (!act && !isRowShown) return null
  return (
    <Stack>
      {banner && act && (
        <AutoPayBanner
          way={banner}
          title={copy.banner[banner].title}
          text={copy.banner[banner].text}
          actionText={copy.banner[banner].action}
          opensSheet={act === explain}
          onAction={act}
        />
      )}
      {isRowShown && (
        <Surface pad="list">
          <AutoPayRow
            show={show}
            label={copy.row.label}
            note={copy.row.note}
            value={show === 'switch' ? undefined : copy.row[show]}
            on={isOn}
            busy={opening.busy}
            onSwitch={(next) => void (next ? turnOn() : opening.turnOff())}
            onOpen={() => void ways[show]?.()}
          />
        </Surface>
      )}
      {opening.dialogs}
    </Stack>
  )
}
