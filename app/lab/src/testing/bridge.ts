import type { BridgeCall, LabBridge } from '../host.ts'

/** Some methods of an app, with their first versions. */
const methods = [
  ['setTitle', '1.0.0'],
  ['setNavBar', '1.0.0'],
  ['closeWebview', '1.0.0'],
  ['login', '1.0.0'],
  ['capture', '2.0.0'],
  ['pickVideo', '3.4.0'],
  ['openNotificationSettings', '2.0.0'],
] as const

/** A bridge that shows in the lab and does nothing. */
export const stageBridge = (calls: readonly BridgeCall[] = []): LabBridge => ({
  methods({ kind, version }) {
    if (kind === 'messenger-miniprogram')
      return [{ name: 'invokeMiniProgramAPI', least: '1.0.0', open: true }]
    if (!kind.startsWith('app-')) return []
    const isOpen = (least: string) => version.localeCompare(least, 'en', { numeric: true }) >= 0
    return methods.map(([name, least]) => ({ name, least, open: isOpen(least) }))
  },
  manners: (kind) =>
    kind === 'h5'
      ? []
      : [
          ['never replies', '不响应'],
          ['refuses everything', '拒绝全部'],
        ],
  install: () => undefined,
  calls: () => calls,
})
