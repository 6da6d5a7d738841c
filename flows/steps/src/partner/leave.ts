import { confirmAbandon, type LeaveCopy, type SettingsPort } from '@koo/flow'

/** The limit for the text, in whole yuan; null unless the configuration allows it (gap 59). */
function namedLimit(settings: SettingsPort): string | null {
  const { enabled, leaveLimitMax } = (settings.config('marketing') ?? {}) as Record<string, unknown>
  const isNamed = enabled === true && Number.isFinite(leaveLimitMax) && Number(leaveLimitMax) >= 1
  return isNamed ? Math.floor(Number(leaveLimitMax)).toLocaleString('en-US') : null
}

/** Texts of the question before a guarded page is left. */
export function leaveCopy(settings: SettingsPort): LeaveCopy {
  const limit = namedLimit(settings)
  return {
    title: '提示',
    body: limit === null ? '确认放弃申请吗？' : `完成申请最高可获得${limit}元额度，确认放弃申请吗？`,
    stay: '继续申请',
    leave: '离开',
  }
}

/** For the guarded pages of a channel: `idauth.with(asks)`. */
export const asks = { leave: confirmAbandon(leaveCopy) }
