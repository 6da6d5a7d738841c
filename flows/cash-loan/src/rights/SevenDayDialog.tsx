import { SevenDayRights } from '@koo/kit/SevenDayRights'
import type { OpenState } from '@koo/page/layout'
import { shortMoney } from '@koo/pricing'
import { copy } from './copy.ts'
import type { SevenDay } from './useSevenDay.ts'

// widget.5
/** Explains the 7-day right, and selects or deselects it. Where it cannot be selected, a toast says why. */
export default function SevenDayDialog({ right, open, onOpenChange }: OpenState & { right: SevenDay }) {
  const { name, minimum, days, isOn, toggle } = right
  return (
    <SevenDayRights
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      rules={copy.sevenDay.rules(shortMoney(minimum), days)}
      selected={isOn}
      buttonText={isOn ? copy.sevenDay.drop : copy.sevenDay.use}
      onSelectedChange={() => {
        onOpenChange(false)
        toggle()
      }}
    />
  )
}
