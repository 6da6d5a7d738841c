import type { Environment } from '@koo/flow'

const environments: Record<Environment, string> = {
  h5: '普通浏览器',
  'app-ios': 'iOS 应用',
  'app-android': '安卓应用',
  'app-harmony': '鸿蒙应用',
  'wallet-app': '钱包应用',
  'messenger-browser': '微信',
  'messenger-miniprogram': '小程序',
  'messenger-enterprise': '企业微信',
  'partner-app': '合作方应用',
}

export const environment = {
  title: '换一个环境',
  names: environments,
  kind: '环境',
  own: '本机浏览器',
  system: '系统',
  systems: { ios: 'iOS', android: '安卓', harmony: '鸿蒙' },
  version: '应用版本',
  manner: '外壳的表现',
  ordinary: '按约定工作',
  badVersion: '版本由数字和点组成，例如 3.4.0',
  apply: '进入并重新载入',
  leave: '回到本机浏览器',
  note: '替换用户代理和应用桥，从下一次载入起生效',
  detected: '检测结果',
  detectedKind: '环境',
  os: '系统',
  channel: '渠道名',
  source: '来源编号',
  shellVersion: '版本',
  bar: '标题栏',
  renderedByPage: '页面自己画',
  native: '由外壳画',
  agent: '用户代理',
  gates: '版本门槛',
  gateNames: { nativeVideoPicker: '原生选视频', sessionReload: '失效后重载' },
  least: (version: string) => `不低于 ${version}`,
  yes: '可用',
  no: '不可用',
  bridge: '应用桥（替身）',
  noBridge: '这个环境没有应用桥',
  calls: '页面调用过的方法',
  noCalls: '页面还没有调用过',
  headers: '请求头',
} as const

export const theme = {
  title: '主题',
  names: { system: '跟随系统', koo: '日间', night: '夜间', ruby: '合作方', wireframe: '线框' },
} as const
