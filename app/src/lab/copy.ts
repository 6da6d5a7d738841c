/** Words of the lab. */
export const copy = {
  name: '实验室',
  open: '打开实验室（Alt+L）',
  close: '关闭',
  lost: '没有连上沙箱：',
  persona: {
    title: '客户',
    reset: '换成这位客户',
    note: '清空本机数据，重置沙箱并直接登录',
  },
  session: {
    title: '登录',
    expire: '让登录失效',
    signOut: '退出登录',
    ended: (count: number) => `已让 ${count} 个登录失效`,
  },
  faults: {
    title: '故障',
    call: '接口',
    every: '全部接口',
    kind: '故障',
    times: '次数',
    once: '一次',
    always: '一直',
    add: '添加',
    remove: '移除',
    clear: '全部移除',
    none: '没有设置故障',
  },
  clock: {
    title: '时钟',
    freeze: '停住',
    run: '继续',
    minute: '+1 分钟',
    hour: '+1 小时',
    day: '+1 天',
    month: '+30 天',
  },
  theme: { title: '主题', system: '跟随系统', koo: '日间', night: '夜间', ruby: '合作方', wireframe: '线框' },
  log: { title: '请求', clear: '清空', none: '还没有请求' },
  hint: '演示环境：任意手机号，验证码 123456；也可在左侧“实验室”直接选择客户登录。',
} as const

/** Faults offered, in the sandbox's text form. */
export const faultKinds = [
  { fault: 'latency=3000', label: '慢 3 秒' },
  { fault: 'drop=before', label: '断网（未处理）' },
  { fault: 'drop=after', label: '断网（已处理）' },
  { fault: 'hang', label: '一直没有回答' },
  { fault: 'half', label: '回答到一半断开' },
  { fault: 'malformed', label: '回答不是 JSON' },
  { fault: 'http=500', label: 'HTTP 500' },
  { fault: 'http=429', label: 'HTTP 429' },
  { fault: 'result=-4000', label: '登录失效 -4000' },
  { fault: 'result=45007', label: '暂无资方 45007' },
  { fault: 'result=42020', label: '系统异常 42020' },
] as const
