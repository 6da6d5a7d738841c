import {
  memberChangeAutoRenew,
  memberQueryAutoRenewConfigQuery,
  memberQueryInfoQuery,
} from '@koo/api-client/calls'
import type { AutoRenewConfig } from '@koo/api-client/types'
import { toast } from '@koo/kit/OverlayHost'
import { Surface } from '@koo/kit/Surface'
import { Switch } from '@koo/kit/Switch'
import { useSubmit } from '@koo/page/form'
import { SectionError, useDialog } from '@koo/page/layout'
import { hasFailed, useCall, useGateway } from '@koo/page/query'
import { dayText } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { plansOf } from '../plans/plans.ts'
import { standingOf } from '../plans/standing.ts'
import { useRefreshed } from '../plans/useRefreshed.ts'
import { copy } from './copy.ts'

/** Whether the membership renews itself, when and for how much. Switched off as easily as on, after one question. */
export function AutoRenew() {
  const config = useCall(memberQueryAutoRenewConfigQuery, {}, { staleTime: 0 })
  if (hasFailed(config)) return <SectionError title={copy.configFailed} onRetry={() => config.refetch()} />
  return config.data ? <AutoRenewSwitch config={config.data} /> : null
}

function AutoRenewSwitch({ config }: { config: AutoRenewConfig }) {
  const now = useGateway().serverNow()
  const ask = useDialog()
  const refresh = useRefreshed()
  const terms = useTerms()
  const isOn = config.enabled
  const change = useSubmit(memberChangeAutoRenew, {
    // The same value twice changes nothing.
    repeatable: true,
    before: () => {
      const { title, confirmText, cancelText } = isOn ? copy.turnOff : copy.turnOn
      const body = isOn ? copy.turnOff.body : copy.turnOn.body(terms)
      return ask({ title, body, confirmText, cancelText })
    },
    onDone: async ({ enabled }) => {
      toast(enabled ? copy.turnedOn : copy.turnedOff, { kind: 'success' })
      await refresh()
    },
  })
  return (
    <Surface>
      <Switch
        data-event="auto_renew"
        label={copy.auto}
        value={isOn}
        disabled={change.pending}
        hint={hintOf(config, now)}
        error={change.failure?.text}
        onValueChange={() => void change.run({ enabled: !isOn })}
      />
    </Surface>
  )
}

/** What is debited next, and when. */
function hintOf({ enabled, price, nextDate }: AutoRenewConfig, now: number): string {
  if (!enabled) return copy.off
  const cents = statedCents(price)
  const at = readTime(nextDate)
  return cents === null || at === null ? copy.onPlain : copy.on(dayText(at, now), money(cents))
}

/** What a renewal would cost: the configuration does not say while it is off, so it is the price of the customer's plan. */
function useTerms(): string {
  const now = useGateway().serverNow()
  const { data } = useCall(memberQueryInfoQuery, {})
  if (!data) return copy.turnOn.plain
  const { kind, name, until } = standingOf(data, now)
  const plan = plansOf(data).find((each) => each.name === name)
  return kind === 'member' && plan && until ? copy.turnOn.terms(name, plan.price, until) : copy.turnOn.plain
}
