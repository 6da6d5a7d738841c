import type { DeviceFailureKind } from '@koo/flow'

/** Texts of hosts that are not the plain browser's. */
export const copy = {
  /** Sentences for functions of the device that gave nothing. */
  device: {
    refused: '没有获得授权，您可以在系统设置中开启后重试，或换一种方式',
    missing: '当前环境不支持该功能，请换一种方式',
    cancelled: '已取消',
    timedOut: '暂时没有响应，请重试或换一种方式',
  } satisfies Record<Exclude<DeviceFailureKind, 'tooOld'>, string>,
  /** Spec 8, with the version that its text has lost (gap 118). */
  tooOld: (least: string) => `方法只能在大于等于${least}版本的版本中使用`,
  /** Spec 8: sessions of partner apps. */
  sessionEnded: '当前登录状态失效，请重新进入',
  loginNoReply: '登录暂时没有完成，请重试',
  oauthFailed: '微信授权没有完成，请使用手机号登录',
} as const
